import { closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { ChildDied, forkChild, killAfterGrace, waitForEnd } from './child-process.js';
import { boundLog } from './log-files.js';

const defaultLogBytes = 1_000_000_000;
const shownLines = 20;
const longestStartMs = 60_000;

/** Owner-only, appended. Rotation truncates it while open. */
const openLog = (file) => {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, 'a+', 0o600);
};

const lastLines = (log, from) => {
  const { size } = fstatSync(log);
  const begin = size < from ? 0 : from;
  const start = Math.max(begin, size - 16_000);
  const text = Buffer.alloc(Math.max(size - start, 0));
  readSync(log, text, 0, text.length, start);
  return text.toString('utf8').trimEnd().split('\n').slice(-shownLines).join('\n');
};

/**
 * Resolves with `{ url, pid, stop }` once the server sent `{ type: 'listening', url }`. `stop(hurry)` sends
 * SIGTERM and kills the group after `graceMs` or when `hurry` aborts. `onDeath` reports an unexpected end.
 * @param {{ name: string, file: string, args?: string[], execArgv?: string[], env: NodeJS.ProcessEnv, logFile: string,
 *   logsMaxBytes?: number, say?: (line: string) => void, graceMs?: number, onDeath?: (died: ChildDied) => void }} child
 * @param {AbortSignal} [signal]
 */
export const startChild = async (
  {
    name,
    file,
    args = [],
    execArgv = [],
    env,
    logFile,
    logsMaxBytes = defaultLogBytes,
    say,
    graceMs = 10_000,
    onDeath = () => {},
  },
  signal,
) => {
  signal?.throwIfAborted();
  const bounded = boundLog(logFile, { maxBytes: logsMaxBytes, say });
  await bounded.rotate();
  const log = openLog(logFile);
  const logFrom = fstatSync(log).size;
  const child = forkChild(file, args, { env, execArgv, stdio: ['ignore', log, log, 'ipc'] });
  let stopping = false;
  let isUp = false;

  const ended = waitForEnd(child, 'exit').then((how = 'exit status 0') => {
    const died = new ChildDied(name, how, lastLines(log, logFrom));
    closeSync(log);
    void bounded.stop();
    if (isUp && !stopping) onDeath(died);
    return died;
  });

  const stop = async (hurry) => {
    stopping = true;
    child.kill('SIGTERM');
    await killAfterGrace(child, ended, { graceMs, hurry });
  };

  let timer;
  try {
    const url = await new Promise((resolve, reject) => {
      child.on('message', (message) => {
        if (message?.type === 'listening') resolve(message.url);
      });
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      void ended.then(reject);
      const tooLate = new Error(`did not answer within ${longestStartMs / 1000} s; see ${logFile}`);
      timer = setTimeout(() => reject(tooLate), longestStartMs);
    });
    isUp = true;
    return { url, pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
