import { spawn } from 'node:child_process';
import { root } from '../command-line.js';
import { signalGroup } from './child-process.js';

const graceMs = 10_000;

/**
 * In this terminal without stdin. Returns the exit status: 1 when it cannot start or exceeds `limitMs`. Ends
 * the process group.
 */
export const runVisibly = async (command, args, { env = process.env, cwd = root, limitMs, signal } = {}) => {
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const timers = [];
  const end = () => {
    // Test runners clean up on SIGINT.
    signalGroup(child, 'SIGINT');
    timers.push(setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs));
  };
  if (limitMs) {
    timers.push(
      setTimeout(() => {
        process.stderr.write(`Not done after ${Math.round(limitMs / 60_000)} minutes: ended.\n`);
        end();
      }, limitMs),
    );
  }
  signal?.addEventListener('abort', end);
  const status = await ended;
  signal?.removeEventListener('abort', end);
  for (const timer of timers) clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
  return status;
};
