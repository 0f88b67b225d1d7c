import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../command-line.js';
import { killAfterGrace, signalGroup, waitForEnd } from './child-process.js';

const longestStartMs = 60_000;
const graceMs = 10_000;

/**
 * Runs by tsx; resolves when `url` responds. `isWatched` restarts on changes. `stop` ends the process group.
 */
export const startWatched = async ({ entry, env, url, isWatched }, signal) => {
  signal?.throwIfAborted();
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  const args = [...(isWatched ? ['watch', '--clear-screen=false'] : []), '--conditions=source', entry];
  // Own process group: Ctrl-C reaches only this process, which stops all in order.
  const child = spawn(tsx, args, { cwd: root, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  let hasEnded = false;
  const ended = waitForEnd(child, 'exit').finally(() => {
    hasEnded = true;
  });
  const stop = (hurry) => {
    signalGroup(child, 'SIGTERM');
    return killAfterGrace(child, ended, { graceMs, hurry });
  };

  const until = Date.now() + longestStartMs;
  for (;;) {
    const isUp = await fetch(new URL('/healthz', url)).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, stop };
    if (hasEnded || signal?.aborted || Date.now() > until) {
      await stop();
      signal?.throwIfAborted();
      throw new Error(hasEnded ? 'ended; see its output above' : `does not answer at ${url}`);
    }
    await wait(100);
  }
};
