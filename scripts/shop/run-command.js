import { spawn } from 'node:child_process';
import { root } from '../command-line.js';
import { signalGroup, waitForEnd } from './child-process.js';

const noisyAfterMs = 1_000;
// npm and turbo may clean up for a minute; an aborted command starts anew next time.
const graceMs = 2_000;

export class CommandFailed extends Error {
  constructor(title, how, output) {
    super(`${title} failed (${how}).\n${output.trim()}`);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Returns the output. Calls `say` with the title after one second. Aborting `signal` ends the process group:
 * SIGTERM, two seconds later SIGKILL.
 * @throws CommandFailed with the output
 */
export const runCommand = async (
  title,
  command,
  args,
  { env = process.env, say = () => {}, signal, cwd = root } = {},
) => {
  signal?.throwIfAborted();
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (text) => {
    output = (output + text).slice(-200_000);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const timer = setTimeout(() => say(`${title} …`), noisyAfterMs);
  let killTimer;
  let end;
  const aborted = new Promise((resolve) => {
    end = () => {
      signalGroup(child, 'SIGTERM');
      // A process outside the group can hold the output open, which delays 'close'.
      killTimer = setTimeout(() => resolve('by SIGKILL'), graceMs);
    };
    signal?.addEventListener('abort', end);
  });
  const how = await Promise.race([waitForEnd(child), aborted]);
  clearTimeout(timer);
  clearTimeout(killTimer);
  signal?.removeEventListener('abort', end);
  if (signal?.aborted) {
    signalGroup(child, 'SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
  }
  signal?.throwIfAborted();
  if (how !== undefined) throw new CommandFailed(title, how, output);
  return output;
};
