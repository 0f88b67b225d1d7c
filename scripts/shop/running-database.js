import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { isAlive } from './child-process.js';
import { readIfExists } from './secrets.js';

const databaseFile = (dataDir) => path.join(dataDir, 'mongodb-uri');

export const recordDatabase = (dataDir, uri) =>
  writeFileSync(databaseFile(dataDir), `${uri}\n${process.pid}\n`, { mode: 0o600 });

export const clearRecordedDatabase = (dataDir) => rmSync(databaseFile(dataDir), { force: true });

const canConnect = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    const settle = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });

/** Ignores files left by a crash. */
export const runningDatabase = async (dataDir) => {
  const [uri, pid] = readIfExists(databaseFile(dataDir))?.split('\n') ?? [];
  if (uri === undefined || !isAlive(Number(pid))) return undefined;
  const { hostname, port } = new URL(uri);
  return (await canConnect(hostname, Number(port))) ? uri : undefined;
};
