import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

const noteOf = (dataDir) => path.join(dataDir, 'mongodb-uri');

/** Notes where the database of a started shop is, for tools that work on it meanwhile. */
export const noteDatabase = (dataDir, uri) => writeFileSync(noteOf(dataDir), `${uri}\n`, { mode: 0o600 });

export const forgetDatabase = (dataDir) => rmSync(noteOf(dataDir), { force: true });

const answers = (host, port) =>
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

/** The address of the database that a started shop uses now; nothing when none runs, a crash's leftover included. */
export const runningDatabase = async (dataDir) => {
  let uri;
  try {
    uri = readFileSync(noteOf(dataDir), 'utf8').trim();
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  const { hostname, port } = new URL(uri);
  return (await answers(hostname, Number(port))) ? uri : undefined;
};
