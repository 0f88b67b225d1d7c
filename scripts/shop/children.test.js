import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fork } from 'node:child_process';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isAlive } from './child-process.js';
import { runChild } from './run-child.js';
import { startChild } from './start-child.js';

const directory = mkdtempSync(path.join(tmpdir(), 'children-'));
const logFile = path.join(directory, 'logs', 'child.log');
afterAll(() => rmSync(directory, { recursive: true }));

let count = 0;
const script = (text) => {
  count += 1;
  const file = path.join(directory, `child-${count}.mjs`);
  writeFileSync(file, text);
  return file;
};
const env = { PATH: process.env.PATH };
const serve = `process.send({ type: 'listening', url: 'http://x' }); setInterval(() => {}, 1000);`;
const polite = `process.on('SIGTERM', () => process.exit(0));`;

const untilGone = async (pid) => {
  for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await wait(50);
  return !isAlive(pid);
};

describe('start child', () => {
  it('answers the address that the child sends, and stops it', async () => {
    const child = await startChild({ name: 'Child', file: script(serve + polite), env, logFile });
    expect(child.url).toBe('http://x');
    expect(isAlive(child.pid)).toBe(true);
    await child.stop();
    expect(isAlive(child.pid)).toBe(false);
  });

  it('keeps what the child writes', async () => {
    const child = await startChild({
      name: 'Child',
      file: script(`console.log('hello');${serve}`),
      env,
      logFile,
    });
    await child.stop();
    expect(readFileSync(logFile, 'utf8')).toContain('hello');
  });

  it('gives the child no variable but those it is handed', async () => {
    const file = script(`console.log('sees', Object.keys(process.env).sort().join());${serve}`);
    const child = await startChild({ name: 'Child', file, env: { ...env, GIVEN: '1' }, logFile });
    await child.stop();
    expect(readFileSync(logFile, 'utf8')).toContain('sees GIVEN,PATH\n');
  });

  it('kills a child that does not stop in time', async () => {
    const file = script(`process.on('SIGTERM', () => {});${serve}`);
    const child = await startChild({ name: 'Child', file, env, logFile, graceMs: 200 });
    await child.stop();
    expect(isAlive(child.pid)).toBe(false);
  });

  it('does not wait out the grace time when hurried', async () => {
    const file = script(`process.on('SIGTERM', () => {});${serve}`);
    const child = await startChild({ name: 'Child', file, env, logFile, graceMs: 60_000 });
    const hurry = new AbortController();
    const stopped = child.stop(hurry.signal);
    hurry.abort();
    await stopped;
    expect(isAlive(child.pid)).toBe(false);
  });

  it('leaves no grandchild behind', async () => {
    const file = script(`import { spawn } from 'node:child_process';
      const { pid } = spawn('sleep', ['60'], { stdio: 'ignore' });
      process.send({ type: 'listening', url: String(pid) }); setInterval(() => {}, 1000);`);
    const child = await startChild({ name: 'Child', file, env, logFile });
    await child.stop();
    expect(await untilGone(Number(child.url))).toBe(true);
  });

  it('fails with the last lines of a child that ends before it listens', async () => {
    const file = script(`console.error('the reason'); process.exit(3);`);
    const start = startChild({ name: 'Child', file, env, logFile });
    await expect(start).rejects.toThrow(/Child ended unexpectedly \(exit status 3\)[^]*the reason/);
  });

  it('tells of a child that ends later', async () => {
    const file = script(`process.send({ type: 'listening', url: '' });
      setTimeout(() => { console.error('bang'); process.exit(1); }, 100);`);
    const death = await new Promise((onDeath) => {
      void startChild({ name: 'Child', file, env, logFile, onDeath });
    });
    expect(death.message).toMatch(/exit status 1[^]*bang/);
  });

  it('does not take a stop for a death', async () => {
    const deaths = [];
    const onDeath = (death) => deaths.push(death);
    const child = await startChild({ name: 'Child', file: script(serve), env, logFile, onDeath });
    await child.stop();
    expect(deaths).toEqual([]);
  });

  it('ends a child whose start is called off', async () => {
    const calledOff = new AbortController();
    const file = script(`import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(path.join(directory, 'pid'))}, String(process.pid));
      setInterval(() => {}, 1000);`);
    const start = startChild({ name: 'Child', file, env, logFile }, calledOff.signal);
    while (!existsSync(path.join(directory, 'pid'))) await wait(20);
    calledOff.abort(new Error('called off'));
    await expect(start).rejects.toThrow('called off');
    const pid = Number(readFileSync(path.join(directory, 'pid'), 'utf8'));
    expect(isAlive(pid)).toBe(false);
  });

  it('ends by itself when its parent is killed', async () => {
    const parent = script(`
      import { startChild } from ${JSON.stringify(new URL('start-child.js', import.meta.url).href)};
      const child = await startChild(${JSON.stringify({ name: 'Child', file: script(serve), env, logFile })});
      process.send(child.pid);`);
    const running = fork(parent, { env, execArgv: [] });
    const pid = await new Promise((resolve) => running.once('message', resolve));
    expect(isAlive(pid)).toBe(true);
    running.kill('SIGKILL');
    expect(await untilGone(pid)).toBe(true);
  });
});

describe('run child', () => {
  it('hands on the lines of a script and waits for its end', async () => {
    const lines = [];
    const file = script(`console.log('one'); setTimeout(() => console.log('two'), 50);`);
    await runChild({ name: 'seed', file, env, say: (line) => lines.push(line) });
    expect(lines).toEqual(['one', 'two']);
  });

  it('fails with the last lines', async () => {
    const file = script(`console.error('no catalogue'); process.exit(1);`);
    await expect(runChild({ name: 'seed', file, env })).rejects.toThrow(/exit status 1[^]*no catalogue/);
  });

  it('fails with the sentence of a script that refuses, without a stack or last lines', async () => {
    const file = script(`process.send({ type: 'refused', sentence: 'No MongoDB answers.' });
      console.error('noise'); process.exitCode = 1;`);
    await expect(runChild({ name: 'migrate', file, env })).rejects.toThrow(/^No MongoDB answers\.$/);
  });

  it('ends a script that is called off', async () => {
    const calledOff = new AbortController();
    const run = runChild(
      { name: 'seed', file: script(`setInterval(() => {}, 1000);`), env },
      calledOff.signal,
    );
    setTimeout(() => calledOff.abort(new Error('called off')), 200);
    await expect(run).rejects.toThrow('called off');
  });
});
