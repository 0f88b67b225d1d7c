import { fork } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../command-line.js';
import { boundLog } from './log-files.js';
import { signalGroup } from './signal-group.js';

const exitWithParent = fileURLToPath(new URL('exit-with-parent.js', import.meta.url));
const defaultLogBytes = 1_000_000_000;
const shownLines = 20;
const longestStartMs = 60_000;

export class ChildDied extends Error {
  constructor(name, how, lines) {
    super(`${name} ended unexpectedly (${how})${lines ? `. Its last lines:\n${lines}` : ''}`);
    this.name = 'ChildDied';
    this.how = how;
  }
}

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

const within = (promise, ms, hurry) =>
  new Promise((resolve) => {
    const settle = (inTime) => {
      clearTimeout(timer);
      hurry?.removeEventListener('abort', giveUp);
      resolve(inTime);
    };
    const giveUp = () => settle(false);
    const timer = setTimeout(giveUp, ms);
    if (hurry?.aborted) giveUp();
    hurry?.addEventListener('abort', giveUp);
    promise.then(() => settle(true));
  });

/**
 * Starts a server as a child process. Resolves with `{ url, pid, stop }` once it has sent `{ type:
 * 'listening', url }`.
 *
 * In its own process group, so that Ctrl-C reaches only the parent, which stops all in order. The child
 * writes to `logFile`, bounded by `log-files.js`. `stop(hurry)` sends SIGTERM, waits `graceMs`, or until
 * `hurry` is aborted, then kills the rest of the group. `onDeath(died)` reports a later unexpected end.
 *
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
  const child = fork(file, args, {
    cwd: root,
    env,
    detached: true,
    execArgv: [...execArgv, '--import', exitWithParent],
    stdio: ['ignore', log, log, 'ipc'],
  });
  let stopping = false;
  let isUp = false;

  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, by) => resolve(by ? `by ${by}` : `exit status ${code}`));
  }).then((how) => {
    const died = new ChildDied(name, how, lastLines(log, logFrom));
    closeSync(log);
    void bounded.stop();
    if (isUp && !stopping) onDeath(died);
    return died;
  });

  const stop = async (hurry) => {
    stopping = true;
    child.kill('SIGTERM');
    if (!(await within(ended, graceMs, hurry))) child.kill('SIGKILL');
    await ended;
    signalGroup(child, 'SIGKILL');
  };

  const listening = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.type === 'listening') resolve(message.url);
    });
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    void ended.then(reject);
  });
  const tooLate = new Promise((_, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`did not answer within ${longestStartMs / 1000} s; see ${logFile}`)),
      longestStartMs,
    );
    void ended.then(() => clearTimeout(timer));
    listening.finally(() => clearTimeout(timer)).catch(() => {});
  });

  try {
    const url = await Promise.race([listening, tooLate]);
    isUp = true;
    return { url, pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
