import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import path from 'node:path';
import { parse } from 'parse5';
import { root } from '../../scripts/command-line.js';
import { toElement } from './html-elements.js';

const fromWeb = createRequire(path.join(root, 'apps/web/package.json'));
const { createElement } = fromWeb('react');
const { renderToString } = fromWeb('react-dom/server');

const html = parse(await (await fetch(process.argv[2])).text()).childNodes.find(
  ({ tagName }) => tagName === 'html',
);
const draw = toElement(createElement, html);
const server = createServer((_request, response) => {
  const page = Buffer.from(`<!DOCTYPE html>${renderToString(draw())}`);
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.byteLength })
    .end(page);
});
server.listen(0, '127.0.0.1', () => {
  process.send({ type: 'listening', url: `http://127.0.0.1:${server.address().port}/` });
});
