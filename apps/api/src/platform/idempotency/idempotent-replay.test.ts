import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { contract } from '@e-store/shared/contract';
import { API_PREFIX, type Endpoint } from '@e-store/shared/endpoint';
import { isMutation, isReplayable } from '../http/handle-mutation.ts';
import { IDEMPOTENCY_EXCEPTIONS } from './exceptions.ts';
import { allSamples } from '../../testing/all-samples.ts';
import type { Sample } from '../../testing/product-samples.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { workerPort: 1 } });
});
afterAll(() => shop.stop());

const endpoints: readonly Endpoint[] = contract;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const table = (wanted: (endpoint: Endpoint) => boolean): [string, Endpoint][] =>
  endpoints.filter(wanted).map((endpoint) => [nameOf(endpoint), endpoint]);
const SAMPLES = allSamples(() => shop);

const BESIDE = ['idempotencyKeys', 'limits', 'sessions'];

/** Idempotent conditional writes, so a retry after a crash needs no transaction. */
const SAME_STATE = [
  'POST /newsletter/unsubscribe',
  'POST /alerts/withdraw',
  'POST /cart/merge',
  'PUT /cart',
  'PUT /wishlist/:id',
  'DELETE /wishlist/:id',
  'POST /wishlist/merge',
  'POST /review/:id/report',
  'DELETE /me/sessions/:id',
  'DELETE /me/sessions',
  'DELETE /me/alerts/:id',
  'PUT /me/nominee',
  'DELETE /me/nominee',
  'PUT /me/email-proof',
];

const collections = async () => {
  const all = await shop.database.connection.listCollections();
  return all.map(({ name }) => name).filter((name) => !BESIDE.includes(name));
};

async function stored(): Promise<Record<string, unknown>> {
  const { db } = shop.database.connection;
  const { collections: hashes } = await db!.command({ dbHash: 1 });
  return Object.fromEntries((await collections()).map((name) => [name, hashes[name]]));
}

const entriesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.length + value.reduce((sum, one) => sum + entriesIn(one), 0);
  if (typeof value !== 'object' || value === null || '_bsontype' in value || value instanceof Date) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + entriesIn(one), 0);
};

async function counted(): Promise<Record<string, number>> {
  const rows = (await collections()).map(async (name): Promise<[string, number]> => {
    const documents = await shop.database.connection.collection(name).find().toArray();
    return [name, documents.length + entriesIn(documents)];
  });
  return Object.fromEntries(await Promise.all(rows));
}

async function added(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counted();
  await work();
  const after = await counted();
  const changes = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

function send({ agent, path, body }: Sample, { method }: Endpoint, key: string) {
  const verb = method.toLowerCase() as 'post' | 'put' | 'delete';
  const request = agent[verb](API_PREFIX + path).set('Idempotency-Key', key);
  return body ? request.send(body) : request;
}

async function sampleOf(name: string): Promise<Sample> {
  const made = await SAMPLES[name]!();
  await made.agent.get(`${API_PREFIX}/me`);
  return made;
}

async function marksOf(work: () => Promise<unknown>): Promise<boolean[]> {
  const marks: boolean[] = [];
  const { idempotencyKeys } = shop.database;
  const update = idempotencyKeys.updateOne.bind(idempotencyKeys);
  Object.assign(idempotencyKeys, {
    updateOne: (...args: Parameters<typeof update>) => {
      marks.push(args[2]?.session?.inTransaction() === true);
      return update(...args);
    },
  });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(idempotencyKeys, 'updateOne');
  }
  return marks;
}

const OTHER: Record<string, object> = {
  'POST /admin/orders/:id/move': { to: 'Packed' },
  'PUT /admin/staff/:id': { role: 'Packer' },
  'POST /review/:id/report': { reason: 'off-topic' },
  'PUT /admin/messages/:id': { state: 'open' },
};

function otherBody({ body: schema }: Endpoint, sent: unknown): object | undefined {
  const body: unknown = JSON.parse(JSON.stringify(sent));
  const same = JSON.stringify(schema?.parse(body));
  const variants = (value: unknown): unknown[] => {
    if (typeof value === 'string')
      return [`${value}x`, `${value} x`, value.replace(/.$/, (last) => (last === '1' ? '2' : '1'))];
    if (typeof value === 'number') return [value + 1, value - 1];
    if (typeof value === 'boolean') return [!value];
    if (Array.isArray(value))
      return value.flatMap((inner, index) => variants(inner).map((other) => value.with(index, other)));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      variants(inner).map((other) => ({ ...value, [name]: other })),
    );
  };
  return variants(body).find((other): other is object => {
    const parsed = schema?.safeParse(other);
    return parsed?.success === true && JSON.stringify(parsed.data) !== same;
  });
}

async function refusalOfOtherBody(sample: Sample, endpoint: Endpoint, key: string) {
  if (!endpoint.body) return undefined;
  const name = nameOf(endpoint);
  const other = OTHER[name] ?? otherBody(endpoint, sample.body);
  if (!other) throw new Error(`No other body of ${name} was found.`);
  const { status, body } = await send({ ...sample, body: other }, endpoint, key);
  return `${status} ${body.code}`;
}

describe('a change that is sent twice', () => {
  it('is recognised by its key, but for calls that stand in the list of exceptions', () => {
    const changing = endpoints.filter(isMutation).map(nameOf);
    expect(Object.keys(IDEMPOTENCY_EXCEPTIONS).filter((name) => !changing.includes(name))).toEqual([]);
    for (const reason of Object.values(IDEMPOTENCY_EXCEPTIONS)) expect(reason).toMatch(/^[A-Z].{15,}\.$/);
    expect(changing.length - Object.keys(IDEMPOTENCY_EXCEPTIONS).length).toBeGreaterThan(60);
  });

  it.each(table(isReplayable))('by %s, one after the other, happens once', async (name, endpoint) => {
    const sample = await sampleOf(name);
    const key = randomUUID();
    const marks = await marksOf(async () => {
      const first = await send(sample, endpoint, key);
      expect(first.status).toBe(endpoint.status ?? 200);
      expect(first.headers).not.toHaveProperty('idempotent-replayed');
      const then = await stored();
      shop.passTime(1000);
      const second = await send(sample, endpoint, key);
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect(second.headers['idempotent-replayed']).toBe('true');
      expect(second.headers['etag']).toBe(first.headers['etag']);
      expect(await refusalOfOtherBody(sample, endpoint, key)).toBe(
        endpoint.body ? '422 IDEMPOTENCY_KEY_REUSED' : undefined,
      );
      expect(await stored()).toEqual(then);
    });
    // The change's transaction marks the key; the answer is stored afterwards.
    expect(marks).toEqual(SAME_STATE.includes(name) ? [false] : [true, false]);
  });

  it.each(table(isReplayable))('by %s, at once, happens once', async (name, endpoint) => {
    const one = await sampleOf(name);
    const alone = await added(async () => send(one, endpoint, randomUUID()));
    const sample = await sampleOf(name);
    const key = randomUUID();
    let answers: Awaited<ReturnType<typeof send>>[] = [];
    const twice = await added(async () => {
      answers = await Promise.all([1, 2, 3].map(async () => send(sample, endpoint, key)));
    });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => endpoint.status ?? 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(2);
    expect(twice).toEqual(alone);
  });
});
