// What both loads share: when each table moves, and what is measured.
exports.now = () => Number(process.hrtime.bigint()) / 1e6;

// Tables move one after another at the given rate, spread evenly, or, at rate 0, each as soon as it can.
exports.pace = (tables, rate) => {
  const gap = rate ? (tables * 1000) / rate : 0;
  let due; // when each table moves next
  return (table, move) => {
    const time = exports.now();
    due ??= Array.from({ length: tables }, (_, number) => time + (gap * number) / tables);
    if (!gap) return setImmediate(move);
    while (due[table] < time) due[table] += gap; // whoever is late waits for the next turn
    setTimeout(move, due[table] - time);
    due[table] += gap;
  };
};

exports.Tally = class {
  constructor(warm) {
    this.warm = warm;
    this.moves = 0;
    this.seen = [];
    this.open = false;
  }
  saw(since) {
    this.warm -= 1;
    if (this.warm === 0) console.log('warm');
    if (!this.open) return;
    this.moves += 1;
    this.seen.push(exports.now() - since);
  }
  report() {
    const sorted = this.seen.sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
    return { moves: this.moves, p50: at(0.5), p99: at(0.99) };
  }
};

// Measures between two lines that the measuring process writes, then says what was seen.
exports.conduct = (tally) => {
  process.stdin.on('data', (data) => {
    for (const line of String(data).trim().split('\n')) {
      if (line === 'go') tally.open = true;
      else if (line === 'stop') {
        tally.open = false;
        console.log(JSON.stringify(tally.report()));
        process.exit(0);
      }
    }
  });
};
