import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { choosePorts } from './shop/free-port.js';
import { childEnv } from './shop/child-env.js';
import { startChild } from './shop/start-child.js';
import { start } from './start-shop.js';

const directory = mkdtempSync(path.join(tmpdir(), 'shop-'));
afterAll(() => rmSync(directory, { recursive: true }));

const server = path.join(directory, 'server.mjs');
writeFileSync(
  server,
  `import { createServer } from 'node:http';
   const port = Number(process.env.API_PORT ?? process.env.WEB_PORT);
   createServer((req, res) => {
     if (req.url === '/crash') process.exit(7);
     res.end(JSON.stringify(process.env));
   }).listen(port, '127.0.0.1', () => process.send({ type: 'listening', url: 'http://127.0.0.1:' + port }));
   process.on('SIGTERM', () => process.exit(0));`,
);

const fakeServer = (reader, key) => ({
  name: key,
  start: async (shop, signal) => {
    const env = childEnv(reader, shop.values, { API_URL: shop.apiUrl });
    const logFile = path.join(shop.values.DATA_DIR, `${key}.log`);
    const child = await startChild({ name: key, file: server, env, logFile, onDeath: shop.onDeath }, signal);
    return { [key]: child.url, [`${key}Pid`]: child.pid, stop: child.stop };
  },
});
const steps = [fakeServer('api', 'apiUrl'), fakeServer('web', 'url')];
const settings = { WEB_PORT: 0, API_PORT: 0, DATA_DIR: directory };

describe('start the shop', () => {
  it('serves at the address it answers, until it is stopped', async () => {
    const shop = await start(settings, { steps });
    expect((await fetch(shop.url)).status).toBe(200);
    await shop.stop();
    await expect(fetch(shop.url)).rejects.toThrow('fetch failed');
    await expect(fetch(shop.apiUrl)).rejects.toThrow('fetch failed');
  });

  it('tells the web server where the API is, and mails where the shop is', async () => {
    const shop = await start(settings, { steps });
    const env = await (await fetch(shop.url)).json();
    await shop.stop();
    expect(env).toMatchObject({ API_URL: shop.apiUrl, PUBLIC_URL: shop.url, NODE_ENV: 'production' });
  });

  it('gives each server only the settings it reads', async () => {
    const given = { ...settings, JWT_SECRET: 'f3a9c1d27b8e4056af19c3d2e7b80465' };
    const shop = await start(given, { steps });
    const [api, web] = await Promise.all(
      [shop.apiUrl, shop.url].map(async (url) => (await fetch(url)).json()),
    );
    await shop.stop();
    expect(api.JWT_SECRET).toBe(given.JWT_SECRET);
    expect(web).not.toHaveProperty('JWT_SECRET');
  });

  it('tells of a server that dies [R84]', async () => {
    const deaths = new EventEmitter();
    const died = once(deaths, 'death');
    const shop = await start(settings, { steps, onDeath: (error) => deaths.emit('death', error) });
    await fetch(new URL('/crash', shop.apiUrl)).catch(() => {});
    const [death] = await died;
    expect(death.message).toContain('exit status 7');
    await shop.stop();
  });

  it('gives up a start during which a server dies', async () => {
    const slow = {
      name: 'slow',
      start: async (shop, signal) => {
        await fetch(new URL('/crash', shop.apiUrl)).catch(() => {});
        signal.throwIfAborted(); // The death may be noticed before the failed fetch.
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    };
    await expect(start(settings, { steps: [steps[0], slow] })).rejects.toThrow(
      /slow: apiUrl ended unexpectedly/,
    );
  });

  it('leaves nothing running when a later step fails', async () => {
    let apiUrl;
    const broken = {
      name: 'broken',
      start: (shop) => {
        apiUrl = shop.apiUrl;
        throw new Error('no');
      },
    };
    await expect(start(settings, { steps: [steps[0], broken] })).rejects.toThrow('broken: no');
    await expect(fetch(apiUrl)).rejects.toThrow('fetch failed');
  });
});

describe('choose ports', () => {
  it('replaces every 0 by a free port of its own and leaves the others', async () => {
    const chosen = await choosePorts({ HOST: '127.0.0.1', WEB_PORT: '0', API_PORT: '0', SMTP_PORT: '1025' });
    expect(chosen.SMTP_PORT).toBe('1025');
    expect(new Set([chosen.WEB_PORT, chosen.API_PORT, '0']).size).toBe(3);
  });
  it('gives no port twice, also while none of them is in use yet', async () => {
    const shops = await Promise.all(
      Array.from({ length: 300 }, () => choosePorts({ HOST: '127.0.0.1', WEB_PORT: '0', API_PORT: '0' })),
    );
    const ports = shops.flatMap(({ WEB_PORT, API_PORT }) => [WEB_PORT, API_PORT]);
    expect(new Set(ports).size).toBe(600);
  });
});
