// boardgame.io's own server, its matches in memory: node server.js PORT
const { Server } = require('boardgame.io/server');
const { TicTacToe } = require('./game');

Server({ games: [TicTacToe], origins: ['http://localhost'] }).run({ port: Number(process.argv[2]) });
