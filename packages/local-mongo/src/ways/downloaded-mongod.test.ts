import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../config.ts';
import { writeFakeMongod } from '../testing/fake-mongod.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { downloadedMongod } from './downloaded-mongod.ts';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const refuse: RequestListener = (_, response) => response.writeHead(404).end();
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

async function findAt(listener: RequestListener, cacheDir: string, firstOutputTimeoutMs?: number) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const environment = {
    ...readConfig().environment,
    MONGOMS_USE_HTTP: 'true',
    MONGOMS_DOWNLOAD_URL: `http://127.0.0.1:${port}/mongodb-linux-x86_64-ubuntu2204-8.2.6.tgz`,
  };
  return downloadedMongod({ cacheDir, environment }, firstOutputTimeoutMs).find(() => {});
}

describe('the download by mongodb-memory-server', () => {
  it('ends as a binary in the cache and leaves nothing else there', async () => {
    const cacheDir = join(folder, 'cache');
    const archive = await archiveOfMongod();
    const found = await findAt((request, response) => {
      const isHash = request.url?.endsWith('.md5');
      response.end(isHash ? createHash('md5').update(archive).digest('hex') : archive);
    }, cacheDir);
    expect(found).toEqual({ binary: join(cacheDir, 'mongod') });
    expect(readFileSync(join(cacheDir, 'mongod'), 'utf8')).toContain('db version v6.0.5');
    expect(readdirSync(cacheDir)).toEqual(['mongod']);
  });

  it('gives up soon on a network that does not answer', async () => {
    const cacheDir = join(folder, 'silent');
    await expect(findAt(() => {}, cacheDir, 700)).rejects.toThrow('the server does not answer');
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  it('says what the server answered when it refuses', async () => {
    await expect(findAt(refuse, join(folder, 'refused'))).rejects.toThrow(/404/);
    expect(existsSync(join(folder, 'refused', 'mongod'))).toBe(false);
  });
});

async function archiveOfMongod(): Promise<Buffer> {
  await writeFakeMongod(join(folder, 'archive', 'bin', 'mongod'));
  execFileSync('tar', ['-czf', join(folder, 'mongodb.tgz'), '-C', join(folder, 'archive'), 'bin/mongod']);
  return readFileSync(join(folder, 'mongodb.tgz'));
}
