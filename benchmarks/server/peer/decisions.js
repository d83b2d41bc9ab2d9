// How long a decision takes in boardgame.io without a server: list the free cells, mark one. Prints microseconds.
const { Client } = require('boardgame.io/client');
const { TicTacToe } = require('./game');

const MOVES = Number(process.argv[2]);
const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
client.start();

const play = (moves) => {
  for (let move = 0; move < moves; move++) {
    const { G } = client.getState();
    const free = [...G.cells.keys()].filter((cell) => G.cells[cell] === null);
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    client.log = []; // it is copied with every move, which a long game would pay for
  }
};

play(MOVES / 4); // warm
const before = process.cpuUsage();
play(MOVES);
const used = process.cpuUsage(before);
console.log((used.user + used.system) / MOVES);
