import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isAlive } from './child-process.js';
import { CommandFailed, runCommand } from './run-command.js';

const directory = mkdtempSync(path.join(tmpdir(), 'command-'));
afterAll(() => rmSync(directory, { recursive: true }));

const untilGone = async (pid) => {
  for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await wait(50);
  return !isAlive(pid);
};

/** The script writes a process id to `file`. */
const abortWhenReady = async (script, file) => {
  const calledOff = new AbortController();
  const run = runCommand('Waiting', 'sh', ['-c', script], { signal: calledOff.signal });
  const ended = run.then(
    () => undefined,
    (error) => error,
  );
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await wait(20);
  const since = Date.now();
  calledOff.abort(new Error('called off'));
  const error = await ended;
  return { error, ms: Date.now() - since, pid: Number(readFileSync(file, 'utf8')) };
};

describe('run command', () => {
  it('returns what the program writes, and throws it when the program fails', async () => {
    expect(await runCommand('Greeting', 'sh', ['-c', 'echo hello'])).toBe('hello\n');
    const failing = runCommand('Greeting', 'sh', ['-c', 'echo why; exit 3']);
    await expect(failing).rejects.toThrow(CommandFailed);
    await expect(failing).rejects.toThrow('Greeting failed (exit status 3).\nwhy');
  });

  it('kills a program and its children that ignore SIGTERM, within five seconds', async () => {
    const file = path.join(directory, 'deaf');
    const { error, ms, pid } = await abortWhenReady(
      `trap '' TERM; sleep 60 & echo $! > ${file}; wait; sleep 60`,
      file,
    );
    expect(error.message).toBe('called off');
    expect(ms).toBeLessThan(5_000);
    expect(await untilGone(pid)).toBe(true);
  }, 20_000);

  it('does not wait for a process outside of the group that holds the output open', async () => {
    const file = path.join(directory, 'outside');
    const { error, ms, pid } = await abortWhenReady(`setsid sleep 60 & echo $! > ${file}; wait`, file);
    process.kill(pid, 'SIGKILL');
    expect(error.message).toBe('called off');
    expect(ms).toBeLessThan(5_000);
  }, 20_000);
});
