import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { clearRecordedDatabase, recordDatabase, runningDatabase } from './running-database.js';

describe('running database', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'database-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const listen = async () => {
    const server = createServer();
    await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return { server, uri: `mongodb://127.0.0.1:${server.address().port}/e-store?replicaSet=rs0` };
  };

  it('is not the one that a killed shop left running', async () => {
    const { server, uri } = await listen();
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(path.join(dataDir, 'mongodb-uri'), `${uri}\n${pid}\n`);
    expect(await runningDatabase(dataDir)).toBeUndefined();
    clearRecordedDatabase(dataDir);
    server.close();
  });

  it('is the one that the started shop noted, while it answers', async () => {
    const { server, uri } = await listen();
    expect(await runningDatabase(dataDir)).toBeUndefined();
    recordDatabase(dataDir, uri);
    expect(await runningDatabase(dataDir)).toBe(uri);
    await new Promise((resolve) => {
      server.close(resolve);
    });
    expect(await runningDatabase(dataDir)).toBeUndefined();
    clearRecordedDatabase(dataDir);
    expect(await runningDatabase(dataDir)).toBeUndefined();
  });
});
