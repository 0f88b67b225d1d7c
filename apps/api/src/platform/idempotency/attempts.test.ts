import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { openAttempt, type OpenAttempt, toKeyedRequest } from './attempts.ts';
import { runAttempt } from './current-attempt.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { workerPort: 1 } });
});
afterAll(() => shop.stop());

const user = String(new Types.ObjectId());
const requestOf = (key: string = randomUUID(), body: unknown = { words: 'Hello' }) =>
  toKeyedRequest(
    key,
    { user, address: '192.0.2.1' },
    {
      name: 'POST /notes',
      params: { id: '1' },
      query: undefined,
      body,
      ifMatch: undefined,
    },
  );
const open = (request = requestOf()) => openAttempt(shop.database, request, shop.now);
async function claim(request = requestOf()): Promise<OpenAttempt> {
  const opened = await open(request);
  if ('status' in opened) throw new Error('It was answered before.');
  return opened;
}
const ANSWER = { status: 200, body: '{"done":true}', headers: { ETag: '"2"' } };
const outliveLease = () => shop.passTime(11_000);

const change = (attempt: OpenAttempt, name: string) =>
  runAttempt(attempt, () =>
    shop.database.connection.transaction(async (session) => {
      await shop.database.connection.collection('counters').insertOne({ name }, { session });
    }),
  );
const changes = (name: string) => shop.database.connection.collection('counters').countDocuments({ name });

describe('a key', () => {
  it('is hidden, with the body: neither can be read from the record', async () => {
    const key = `key-${randomUUID()}`;
    await claim(requestOf(key, { password: 'a secret phrase' }));
    const records = JSON.stringify(await shop.database.idempotencyKeys.find().lean());
    expect(records).not.toContain(key);
    expect(records).not.toContain('secret');
  });

  it('belongs to one caller, call and path', () => {
    const key = randomUUID();
    const of = (caller: { user?: string; address: string }, name = 'POST /notes', id = '1') =>
      toKeyedRequest(key, caller, { name, params: { id }, query: undefined, body: {}, ifMatch: undefined })
        .id;
    const ids = [
      of({ user, address: 'a' }),
      of({ user: String(new Types.ObjectId()), address: 'a' }),
      of({ address: 'a' }),
      of({ address: 'b' }),
      of({ user, address: 'a' }, 'PUT /notes'),
      of({ user, address: 'a' }, 'POST /notes', '2'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(of({ user, address: 'b' })).toBe(ids[0]);
  });

  it('takes a body for the same whatever the order of its members', async () => {
    const key = randomUUID();
    const attempt = await claim(requestOf(key, { a: 1, b: { c: 2, d: [3] } }));
    await attempt.complete(ANSWER);
    await expect(open(requestOf(key, { b: { d: [3], c: 2 }, a: 1 }))).resolves.toEqual(ANSWER);
    await expect(open(requestOf(key, { a: 1, b: { c: 2, d: [3, 4] } }))).rejects.toMatchObject({
      status: 422,
    });
  });

  it.each(['', 'with space', 'x'.repeat(201), 'ключ'])('%j is refused', (key) => {
    expect(() => requestOf(key)).toThrow('Use 1 to 200 printable characters without spaces.');
  });

  it('is free again after a day', async () => {
    const request = requestOf();
    await (await claim(request)).complete(ANSWER);
    shop.passTime(24 * 60 * 60 * 1000 - 1000);
    await expect(open(request)).resolves.toEqual(ANSWER);
    shop.passTime(1000);
    await expect(claim(request)).resolves.toMatchObject({ steps: new Set() });
  });

  it('is free again after a run that failed', async () => {
    const request = requestOf();
    await (await claim(request)).release();
    await expect(claim(request)).resolves.toBeDefined();
  });
});

describe('a retry', () => {
  it('waits for the first run and is answered like it', async () => {
    const request = requestOf();
    const first = await claim(request);
    const retry = open(request);
    await first.complete(ANSWER);
    await expect(retry).resolves.toEqual(ANSWER);
  });

  it('is asked to come back while the first run takes long', async () => {
    const request = requestOf();
    await claim(request);
    await expect(open(request)).rejects.toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_IN_USE',
      extra: { headers: { 'Retry-After': '2' } },
    });
  });

  it('takes over from a run that died before its change was committed', async () => {
    const request = requestOf();
    await claim(request);
    outliveLease();
    const second = await claim(request);
    await change(second, request.id);
    expect(await changes(request.id)).toBe(1);
  });

  it('says that it is done when the run died between the commit and its answer', async () => {
    const request = requestOf();
    await change(await claim(request), request.id);
    outliveLease();
    await expect(open(request)).rejects.toMatchObject({ status: 409, code: 'ALREADY_DONE' });
    expect(await changes(request.id)).toBe(1);
  });

  it('says so at once when the run failed after its commit', async () => {
    const request = requestOf();
    const first = await claim(request);
    await change(first, request.id);
    await first.release();
    await expect(open(request)).rejects.toMatchObject({ code: 'ALREADY_DONE' });
  });

  it('that took over lets the late first run commit nothing', async () => {
    const request = requestOf();
    const late = await claim(request);
    outliveLease();
    const second = await claim(request);
    await expect(change(late, request.id)).rejects.toMatchObject({ status: 503 });
    await change(second, request.id);
    await late.complete({ ...ANSWER, body: 'of the late run' });
    await late.release();
    await second.complete(ANSWER);
    await expect(open(request)).resolves.toEqual(ANSWER);
    expect(await changes(request.id)).toBe(1);
  });

  it.each([
    ['commits', 1],
    ['aborts', 0],
  ] as const)('waits for an open transaction of the first run, which %s', async (end, expected) => {
    const request = requestOf();
    const first = await claim(request);
    const { connection } = shop.database;
    const session = await connection.startSession();
    session.startTransaction();
    await first.mark(session, undefined);
    await connection.collection('counters').insertOne({ name: request.id }, { session });
    outliveLease();
    const retry = open(request).then(
      (opened) => ('status' in opened ? 'answered' : 'took over'),
      (error: { code: string }) => error.code,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await (end === 'commits' ? session.commitTransaction() : session.abortTransaction());
    await session.endSession();
    await expect(retry).resolves.toBe(end === 'commits' ? 'ALREADY_DONE' : 'took over');
    expect(await changes(request.id)).toBe(expected);
  });
});
