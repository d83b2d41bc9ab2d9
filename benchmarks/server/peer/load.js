// Two scripted clients at each of our tables: node load.js WARM URL GAME TABLES RATE
const WebSocket = require('ws');
const { Tally, conduct, now, pace } = require('./pace');

const [warm, url, game, tables, rate] = process.argv.slice(2).map((word) => (/^\d+$/.test(word) ? Number(word) : word));
const tally = new Tally(warm);
const paced = pace(tables, rate);

const ask = async (method, path, cookie, body) => {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const reply = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`);
  return reply;
};

const guest = async (name) => (await ask('PUT', '/api/guest', '', { name })).headers.get('set-cookie').split(';')[0];

const filled = ([, , like, part, values]) => values.map((value) => ({ ...like, [part]: value }));

const apply = (scene, changes) => {
  for (const [kind, at, ...rest] of changes) {
    if (!at.length) {
      scene = rest[0]; // a small scene comes whole
      continue;
    }
    const last = at[at.length - 1];
    const holder = at.slice(0, -1).reduce((value, step) => value[step], scene);
    if (kind === 'put') holder[last] = rest[0];
    else holder[last].splice(rest[0], rest[1], ...(kind === 'cut' ? rest[2] : filled(rest)));
  }
  return scene;
};

// A player: keeps the scene and answers its own questions; a move is seen when someone else hears of it.
class Player {
  constructor(table, seat, cookie) {
    this.table = table;
    this.seat = seat;
    this.answered = 0;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table.id}/socket`, { headers: { cookie }, perMessageDeflate: false });
    this.started = new Promise((ready) => (this.ready = ready));
    this.socket.on('message', (data) => this.hear(JSON.parse(data)));
    this.socket.on('close', () => process.stdin.destroyed || console.error('a socket was closed'));
  }
  hear(message) {
    if (message.type === 'ping') this.socket.send(JSON.stringify({ type: 'pong', id: message.id }));
    else if (message.type === 'whole') {
      this.scene = message.scene;
      this.ready();
    } else if (message.type === 'update') {
      this.scene = apply(this.scene, message.changes);
      this.table.told(this.seat);
    } else return;
    if (this.table.running) this.answer();
  }
  answer() {
    const { nr, choices } = this.scene;
    if (!choices.length || nr === this.answered) return;
    this.answered = nr;
    paced(this.table.number, () => {
      this.table.sent[this.seat] = now();
      const choice = choices[Math.floor(Math.random() * choices.length)];
      this.socket.send(JSON.stringify({ type: 'choose', nr, choice }));
    });
  }
}

class Table {
  constructor(number) {
    this.number = number;
    this.sent = [0, 0];
    this.running = false;
  }
  // Tic-tac-toe: the other has seen it. Games with secrets: the player's own update is the answer.
  told(seat) {
    const mover = game === 'tictactoe' ? 1 - seat : seat;
    if (!this.sent[mover]) return;
    tally.saw(this.sent[mover]);
    this.sent[mover] = 0;
  }
  async open() {
    const cookies = [await guest('X'), await guest('O')];
    const plan = { game, seats: [{}, {}], pace: 'relaxed' };
    this.id = (await (await ask('POST', '/api/tables', cookies[0], plan)).json()).id;
    for (const seat of [0, 1]) await ask('PUT', `/api/tables/${this.id}/seats/${seat}`, cookies[seat], { nonce: '0'.repeat(16) });
    await ask('POST', `/api/tables/${this.id}/start`, cookies[0]);
    this.players = cookies.map((cookie, seat) => new Player(this, seat, cookie));
    await Promise.all(this.players.map((player) => player.started));
  }
  start() {
    this.running = true;
    this.players.forEach((player) => player.answer());
  }
}

(async () => {
  const opened = [];
  for (let number = 0; number < tables; number += 1) {
    opened.push(new Table(number));
    await opened[number].open();
  }
  opened.forEach((table) => table.start());
  conduct(tally);
})();
