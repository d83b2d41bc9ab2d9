// Two scripted clients at each of boardgame.io's tables, speaking its protocol: node load-peer.js WARM URL TABLES RATE
const { io } = require('socket.io-client');
const { Tally, conduct, now, pace } = require('./pace');

const [warm, url, tables, rate] = process.argv.slice(2).map((word) => (/^\d+$/.test(word) ? Number(word) : word));
const tally = new Tally(warm);
const paced = pace(tables, rate);

const post = async (path, body) =>
  (await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();

class Player {
  constructor(table, playerID, credentials) {
    this.table = table;
    this.playerID = playerID;
    this.credentials = credentials;
    this.socket = io(`${url}/tictactoe`, { transports: ['websocket'], forceNew: true });
    this.started = new Promise((ready) => {
      this.socket.on('sync', (_, { state }) => {
        this.state = state;
        ready();
      });
    });
    this.socket.on('update', (_, state) => this.hear(state));
    this.socket.on('connect', () => this.socket.emit('sync', table.id, playerID, credentials, 2));
  }
  // The other's move has been seen when it comes here.
  hear(state) {
    if (state._stateID <= this.state._stateID) return;
    this.state = state;
    if (state.ctx.currentPlayer !== this.playerID) return;
    tally.saw(this.table.sent);
    this.answer();
  }
  answer() {
    paced(this.table.number, () => {
      const payload = { type: 'mark', args: [this.state.G.cells.indexOf(null)], playerID: this.playerID, credentials: this.credentials };
      this.table.sent = now();
      this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.table.id, this.playerID);
    });
  }
}

const open = async (number) => {
  const { matchID } = await post('/games/tictactoe/create', { numPlayers: 2 });
  const table = { number, id: matchID, sent: 0 };
  const players = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/tictactoe/${matchID}/join`, { playerID, playerName: playerID });
    players.push(new Player(table, playerID, playerCredentials));
    await players[players.length - 1].started;
  }
  return players[0];
};

(async () => {
  const first = [];
  for (let table = 0; table < tables; table += 1) first.push(await open(table));
  first.forEach((player) => player.answer());
  conduct(tally);
})();
