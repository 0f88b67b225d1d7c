import { migrations } from './app/features.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { openDatabase } from './app/open-database.ts';
import { start } from './main.ts';
import { runMigrations } from './platform/database/migrations/run-migrations.ts';
import { waitUntil } from './testing/wait-until.ts';
import { testConfig } from './testing/start-test-shop.ts';

const quiet = { log: pino({ level: 'silent' }) };
const shared = testConfig();
const config = () => ({ ...shared, port: 0 });
const migrated = openDatabase(shared.mongodbUri);
beforeAll(() => runMigrations(migrated.connection, migrations));
afterAll(async () => {
  await migrated.connection.dropDatabase();
  await migrated.connection.close();
});
const statusOf = async (url: string) => (await fetch(url)).status;

describe('the API', () => {
  it('listens on a free port, says where, and stops', async () => {
    const api = await start(config(), quiet);
    expect(api.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await statusOf(`${api.url}/healthz`)).toBe(200);
    await api.stop();
    await expect(fetch(`${api.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('stops once, however often it is asked to', async () => {
    const api = await start(config(), quiet);
    const [first, second] = [api.stop(), api.stop()];
    expect(second).toBe(first);
    await first;
    await api.stop();
    await expect(fetch(`${api.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('finishes what it was asked before it stops, and waits for no connection that is merely open [G6] [T11]', async () => {
    const slow = { ...config(), passwordCost: 12 };
    const api = await start(slow, quiet);
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'some password' });
    const post = request(`${api.url}/api/v1/login`, {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
    });
    const answered = once(post, 'response') as Promise<[IncomingMessage]>;
    post.end(body);
    await once(post, 'finish');
    await wait(20);
    const begun = Date.now();
    const stopped = api.stop();
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(401);
    await stopped;
    expect(Date.now() - begun).toBeLessThan(5000);
    agent.destroy();
  });

  it('asks clients to close their connection while it stops, and accepts none afterwards [T11]', async () => {
    const api = await start(config(), quiet);
    const agent = new Agent({ keepAlive: true });
    const ask = async (path: string) => {
      const [answer] = (await once(get(`${api.url}${path}`, { agent }), 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return { status: answer.statusCode, connection: answer.headers.connection };
    };
    expect(await ask('/healthz')).toEqual({ status: 200, connection: 'keep-alive' });
    const stopped = api.stop();
    expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
    expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' });
    await stopped;
    await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  it('names the variable when its port is taken, and leaves nothing running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address!.port : 0;
    await expect(start({ ...config(), port }, quiet)).rejects.toThrow(
      `API_PORT ${port} is taken by another program.`,
    );
    other.close();
  });

  it('names the variable when it cannot listen at its address', async () => {
    await expect(start({ ...config(), host: '203.0.113.1' }, quiet)).rejects.toThrow(
      'HOST 203.0.113.1 is no address of this machine.',
    );
  });
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(env: Record<string, string>, ...options: string[]) {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--conditions=source', '--import', 'tsx', ...options, 'apps/api/src/main.ts'],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  return { child, ended, out: () => out, err: () => err };
}

async function listening(out: () => string): Promise<string> {
  await waitUntil(() => out().includes('API listens'), 40_000);
  return linesOf(out).find(({ msg }) => msg === 'API listens')!.url!;
}

const linesOf = (out: () => string) =>
  out()
    .trim()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { msg: string; level: number; url?: string; err?: { message: string } },
    );

async function startHalfARequest(url: string) {
  const half = request(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 2 },
  });
  await new Promise((resolve) => half.write('{', resolve));
  const answeredAfterwards = await statusOf(`${url}/healthz`);
  expect(answeredAfterwards).toBe(200);
  return half;
}

describe('the program', () => {
  const environment = () => {
    const { mongodbUri, jwtSecret, internalSecret } = shared;
    return {
      MONGODB_URI: mongodbUri,
      JWT_SECRET: jwtSecret,
      INTERNAL_SECRET: internalSecret,
      API_PORT: '0',
      SMTP_URL: 'smtp://127.0.0.1:9',
    };
  };

  it('ends with one line a bad variable and status 1 [T17]', async () => {
    const { ended, err, out } = run({ API_PORT: 'x', MONGODB_URI: 'mongodb://db/x' });
    expect(await ended).toEqual([1, null]);
    expect(err().trim().split('\n')).toEqual([
      expect.stringMatching(/^API_PORT /),
      expect.stringMatching(/^JWT_SECRET /),
      expect.stringMatching(/^INTERNAL_SECRET /),
    ]);
    expect(out()).toBe('');
  });

  it('ends with one line when its port is taken [T17]', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address!.port : 0);
    const { ended, err } = run({ ...environment(), API_PORT: port });
    expect(await ended).toEqual([1, null]);
    expect(err().trim()).toBe(`API_PORT ${port} is taken by another program.`);
    other.close();
  });

  it('ends in order by a signal, and a second one does no harm [T11]', async () => {
    const { child, ended, out } = run(environment());
    const url = await listening(out);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    const half = await startHalfARequest(url);
    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) {
      child.kill(signal);
      await wait(100);
    }
    const answered = once(half, 'response') as Promise<[IncomingMessage]>;
    half.end('}');
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(400);
    expect(await ended).toEqual([0, null]);
    await expect(
      new Promise((resolve, reject) => get(`${url}/healthz`, resolve).on('error', reject)),
    ).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['a promise that nobody looks after', 'Promise.reject(new Error("a slip"))'],
    ['an error outside of any request', 'throw new Error("a slip")'],
  ])('notes %s, finishes what it was asked, and ends with status 1 [R84]', async (_what, slip) => {
    const onSignal = `data:text/javascript,process.on("SIGUSR2",()=>{${encodeURIComponent(slip)}})`;
    const { child, ended, out } = run(environment(), '--import', onSignal);
    const half = await startHalfARequest(await listening(out));
    child.kill('SIGUSR2');
    await wait(200);
    const answered = once(half, 'response') as Promise<[IncomingMessage]>;
    half.end('}');
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(400);
    expect(await ended).toEqual([1, null]);
    const fatalLines = linesOf(out).filter(({ level }) => level === 60);
    expect(fatalLines).toEqual([
      expect.objectContaining({
        msg: 'uncaught error',
        err: expect.objectContaining({ message: 'a slip' }),
      }),
    ]);
  });
});
