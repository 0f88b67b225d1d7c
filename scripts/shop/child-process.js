import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../command-line.js';

const exitWithParent = fileURLToPath(new URL('exit-with-parent.js', import.meta.url));

export class ChildDied extends Error {
  constructor(name, how, lines) {
    super(`${name} ended unexpectedly (${how})${lines ? `. Its last lines:\n${lines}` : ''}`);
    this.name = 'ChildDied';
    this.how = how;
  }
}

/** Own process group: Ctrl-C reaches only the parent, which stops all in order. */
export const forkChild = (file, args, { execArgv = [], ...options }) =>
  fork(file, args, {
    cwd: root,
    detached: true,
    execArgv: [...execArgv, '--import', exitWithParent],
    ...options,
  });

export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Resolves with nothing after exit status 0, else with a reason. 'close' waits for all output. */
export const waitForEnd = (child, event = 'close') =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once(event, (code, by) =>
      resolve(by ? `by ${by}` : code === 0 ? undefined : `exit status ${code}`),
    );
  });

/** A detached child and its descendants. Ignores a group that has ended. */
export const signalGroup = (child, name) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/** Kills the group after `graceMs`, after `hurry` aborts, or once the child has ended. */
export const killAfterGrace = async (child, ended, { graceMs, hurry }) => {
  const kill = () => signalGroup(child, 'SIGKILL');
  const timer = setTimeout(kill, graceMs);
  hurry?.addEventListener('abort', kill);
  if (hurry?.aborted) kill();
  await ended;
  clearTimeout(timer);
  hurry?.removeEventListener('abort', kill);
  kill();
};
