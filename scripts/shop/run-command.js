import { spawn } from 'node:child_process';
import { root } from '../command-line.js';
import { signalGroup } from './signal-group.js';

const noisyAfterMs = 1_000;

/** A program that failed, with all it wrote. */
export class CommandFailed extends Error {
  constructor(title, how, output) {
    super(`${title} failed (${how}).\n${output.trim()}`);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Runs a program of this repository to its end, quietly: what it wrote is answered, and part of CommandFailed when it
 * fails. `say` is told the title when it takes longer than a second. Aborting `signal` ends it and all it started.
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
  const end = () => signalGroup(child, 'SIGTERM');
  signal?.addEventListener('abort', end);
  const how = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, by) =>
      resolve(by ? `by ${by}` : code === 0 ? undefined : `exit status ${code}`),
    );
  });
  clearTimeout(timer);
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (how !== undefined) throw new CommandFailed(title, how, output);
  return output;
};
