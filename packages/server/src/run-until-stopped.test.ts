import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = 'packages/server/src/testing/process-that.ts';

function run(does: string) {
  const child = spawn(process.execPath, ['--no-warnings', '--import', 'tsx', program, does], { cwd: root });
  let out = '';
  let err = '';
  const isRunning = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
      if (out.includes('running')) resolve();
    });
  });
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const ended = async () => {
    const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return { status, signal, out: out.trim().split('\n'), err: err.trim() };
  };
  return { child, isRunning, ended };
}

describe('a process that runs until it is stopped', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('finishes what runs on %s', async (signal) => {
    const { child, isRunning, ended } = run('runs');
    const over = ended();
    await isRunning;
    child.kill(signal);
    expect(await over).toEqual({
      status: 0,
      signal: null,
      out: ['running', 'what ran is finished'],
      err: '',
    });
  });

  it.each(['throws', 'rejects'])(
    'that %s notes it, finishes what runs, and ends with status 1 [R84]',
    async (does) => {
      const { status, out } = await run(does).ended();
      expect(status).toBe(1);
      expect(out).toEqual(['running', 'uncaught error: Error: a slip', 'what ran is finished']);
    },
  );

  it('that is set up wrongly says why in a sentence, without a stack', async () => {
    const { status, err } = await run('is set up wrongly').ended();
    expect({ status, err }).toEqual({ status: 1, err: 'WEB_PORT must be a port from 0 to 65535' });
  });
});
