// The same endless tic-tac-toe for boardgame.io.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const { INVALID_MOVE } = require('boardgame.io/core');

const ended = (cells) =>
  cells.every((cell) => cell !== null) ||
  LINES.some((line) => line.every((cell) => cells[cell] !== null && cells[cell] === cells[line[0]]));

exports.TicTacToe = {
  name: 'tictactoe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (ended(G.cells)) G.cells = Array(9).fill(null);
    },
  },
};
