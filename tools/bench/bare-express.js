import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';

const express = createRequire(path.join(root, 'apps/api/package.json'))('express');

const body = await (await fetch(process.argv[2])).json();
const app = express();
app.get('/', (_request, response) => response.json(body));
const server = app.listen(0, '127.0.0.1', () => {
  process.send({ type: 'listening', url: `http://127.0.0.1:${server.address().port}/` });
});
