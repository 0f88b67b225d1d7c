/** @jest-environment node */
import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createWeb } from './create-web.ts';
import { loadBuiltPages } from './load-built-pages.ts';
import { listen, stopListening } from './testing/listen.ts';
import { SECRET } from './testing/start-web.ts';

const SCRIPT = 'console.log("shop");\n';
const MANIFEST = {
  'src/boot.ts': { file: 'assets/boot.js' },
  'src/entry-client.tsx': { file: 'assets/app.js' },
};
const SERVER = `
export const sitemapPaths = () => [];
export const render = () => Promise.resolve(new Response('<p>page</p>', { status: 404 }));
`;

async function startBuild() {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'e-store-dist-'));
  const client = path.join(dist, 'client');
  await mkdir(path.join(client, 'assets'), { recursive: true });
  await mkdir(path.join(client, '.vite'));
  await mkdir(path.join(dist, 'server'));
  await writeFile(path.join(client, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(path.join(client, 'assets/app.js'), SCRIPT);
  await writeFile(path.join(client, 'assets/app.js.br'), 'compressed');
  await writeFile(path.join(client, 'assets/boot.js'), SCRIPT);
  await writeFile(path.join(client, 'icon.svg'), '<svg/>');
  await writeFile(path.join(dist, 'server/package.json'), '{"type":"module"}');
  await writeFile(path.join(dist, 'server/entry-server.js'), SERVER);
  const lines: { msg: string; path?: string }[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
  const config = readConfig({ INTERNAL_SECRET: SECRET, API_URL: 'http://127.0.0.1:9' });
  const url = await listen(createWeb({ config, logger, pages: await loadBuiltPages(dist) }));
  return { url, client, lines, remove: () => rm(dist, { recursive: true }) };
}

afterAll(stopListening);

describe('files of the build', () => {
  it('are sent with their headers, in part, and not again when unchanged', async () => {
    const { url, remove } = await startBuild();
    const whole = await fetch(`${url}/assets/boot.js`);
    expect([whole.status, await whole.text()]).toEqual([200, SCRIPT]);
    expect(whole.headers.get('content-length')).toBe(String(SCRIPT.length));
    expect(whole.headers.get('cache-control')).toContain('immutable');
    const part = await fetch(`${url}/assets/boot.js`, { headers: { range: 'bytes=0-6' } });
    expect([part.status, await part.text()]).toEqual([206, SCRIPT.slice(0, 7)]);
    const beyond = await fetch(`${url}/assets/boot.js`, { headers: { range: 'bytes=900-' } });
    expect(beyond.status).toBe(416);
    const etag = whole.headers.get('etag') ?? '';
    const same = await fetch(`${url}/assets/boot.js`, { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
    await remove();
  });

  it('are answered with 404 and logged once they are deleted, and the server goes on', async () => {
    const { url, client, lines, remove } = await startBuild();
    await rm(path.join(client, 'assets/boot.js'));
    await rm(path.join(client, 'icon.svg'));
    const missing = await fetch(`${url}/assets/boot.js`);
    expect([missing.status, await missing.text()]).toEqual([404, 'File not found.']);
    expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect((await fetch(`${url}/icon.svg`)).status).toBe(404);
    expect(lines.map(({ msg, path: asked }) => [msg, asked])).toEqual([
      ['file of the build cannot be read', '/assets/boot.js'],
      ['file of the build cannot be read', '/icon.svg'],
    ]);
    const other = await fetch(`${url}/assets/app.js`, { headers: { 'accept-encoding': 'identity' } });
    expect([other.status, await other.text()]).toEqual([200, SCRIPT]);
    await remove();
  });
});
