import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { contract } from '@e-store/shared/contract';
import { API_PREFIX, type Endpoint, isReplayable } from '@e-store/shared/endpoint';
import { allSamples } from '../../testing/all-samples.ts';
import type { Sample } from '../../testing/product-samples.ts';
import { startGatewayShop } from '../../testing/start-gateway-shop.ts';
import { TEST_NOW, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startGatewayShop({ startsAt: TEST_NOW, config: { workerPort: 1 } });
});
afterAll(() => shop.stop());

const endpoints: readonly Endpoint[] = contract;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const table = (wanted: (endpoint: Endpoint) => boolean): [string, Endpoint][] =>
  endpoints.filter(wanted).map((endpoint) => [nameOf(endpoint), endpoint]);
const SAMPLES = allSamples(() => shop);

const BESIDE = ['idempotencyKeys', 'limits', 'sessions'];

const collections = async () => {
  const all = await shop.database.connection.listCollections();
  return all.map(({ name }) => name).filter((name) => !BESIDE.includes(name));
};

async function stored(): Promise<Record<string, string>> {
  await shop.searchRecorder.flush();
  const { db } = shop.database.connection;
  const { collections: hashes } = await db!.command({ dbHash: 1 });
  return Object.fromEntries((await collections()).map((name) => [name, hashes[name]]));
}

const entriesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.length + value.reduce((sum, one) => sum + entriesIn(one), 0);
  if (typeof value !== 'object' || value === null || '_bsontype' in value || value instanceof Date) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + entriesIn(one), 0);
};

const lastCounts = new Map<string, { hash: string; count: number }>();

/** Includes list entries. Reads only collections that changed since the last count. */
async function counted(): Promise<Record<string, number>> {
  const rows = Object.entries(await stored()).map(async ([name, hash]): Promise<[string, number]> => {
    const last = lastCounts.get(name);
    if (last?.hash === hash) return [name, last.count];
    const documents = await shop.database.connection.collection(name).find().toArray();
    const count = documents.length + entriesIn(documents);
    lastCounts.set(name, { hash, count });
    return [name, count];
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

function send({ agent, path, body }: Sample, { method }: Endpoint, headers: Record<string, string>) {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = agent[verb](API_PREFIX + path).set(headers);
  return body ? request.send(body) : request;
}

/** The connection breaks after the change. The payment gateway still answers the shop. */
async function loseAnswer(request: PromiseLike<unknown>): Promise<void> {
  // oxlint-disable-next-line unbound-method -- called with its response below
  const { end: sendAnswer } = ServerResponse.prototype;
  let lost = 0;
  const end = jest.spyOn(ServerResponse.prototype, 'end').mockImplementation(function lose(
    this: ServerResponse,
    ...content: unknown[]
  ) {
    const isOfShop = 'originalUrl' in this.req;
    if (!isOfShop) return Reflect.apply(sendAnswer, this, content) as ServerResponse;
    lost += 1;
    return this.destroy();
  });
  await expect(request).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(lost).toBe(1);
  end.mockRestore();
}

async function sampleOf(name: string): Promise<Sample> {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`Add a sample of ${name}.`);
  const made = await sample();
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
  'POST /admin/payments/:id/approval': { return: 'f'.repeat(24) },
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

async function refusalOfOtherBody(sample: Sample, endpoint: Endpoint, headers: Record<string, string>) {
  if (!endpoint.body) return undefined;
  const name = nameOf(endpoint);
  const other = OTHER[name] ?? otherBody(endpoint, sample.body);
  if (!other) throw new Error(`No other body of ${name} was found.`);
  const { status, body } = await send({ ...sample, body: other }, endpoint, headers);
  return `${status} ${body.code}`;
}

const withKey = (): Record<string, string> => ({ 'Idempotency-Key': randomUUID() });

describe('a change with an `Idempotency-Key` that is sent twice', () => {
  it.each(table(isReplayable))('by %s, one after the other, happens once', async (name, endpoint) => {
    const sample = await sampleOf(name);
    const headers = withKey();
    const marks = await marksOf(async () => {
      const first = await send(sample, endpoint, headers);
      expect(first.status).toBe(endpoint.status ?? 200);
      expect(first.headers).not.toHaveProperty('idempotent-replayed');
      const then = await stored();
      shop.passTime(1000);
      const second = await send(sample, endpoint, headers);
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect(second.headers['idempotent-replayed']).toBe('true');
      expect(second.headers['etag']).toBe(first.headers['etag']);
      expect(await refusalOfOtherBody(sample, endpoint, headers)).toBe(
        endpoint.body ? '422 IDEMPOTENCY_KEY_REUSED' : undefined,
      );
      expect(await stored()).toEqual(then);
    });
    // The transaction marks the key; the answer is stored afterwards.
    expect(marks).toEqual(endpoint.idempotent ? [false] : [true, false]);
  });

  it.each(table(isReplayable))('by %s, at once, happens once', async (name, endpoint) => {
    const one = await sampleOf(name);
    // Each sample adds Admins, who get mails.
    const early = name === 'POST /admin/payments/:id/approval' ? await sampleOf(name) : undefined;
    const alone = await added(async () => send(one, endpoint, withKey()));
    const sample = early ?? (await sampleOf(name));
    const headers = withKey();
    let answers: Awaited<ReturnType<typeof send>>[] = [];
    const twice = await added(async () => {
      answers = await Promise.all([1, 2, 3].map(async () => send(sample, endpoint, headers)));
    });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => endpoint.status ?? 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(2);
    expect(twice).toEqual(alone);
  });

  it.each(table(({ idempotencyKey }) => idempotencyKey !== undefined))(
    'by %s, after an answer that was lost, happens once',
    async (name, endpoint) => {
      const sample = await sampleOf(name);
      const headers = withKey();
      await loseAnswer(send(sample, endpoint, headers));
      const then = await stored();
      const retry = await send(sample, endpoint, headers);
      expect([retry.status, retry.headers['idempotent-replayed']]).toEqual([endpoint.status ?? 200, 'true']);
      expect(await stored()).toEqual(then);
    },
  );
});

describe('a change that is idempotent, sent twice without a key', () => {
  const idempotent = table((endpoint) => endpoint.idempotent === true);
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
  const ATTEMPTS: Record<string, string> = {
    'POST /product/:id/alerts': 'stockAlerts',
    'POST /admin/pictures': 'auditEntries',
    'POST /admin/customers/:id/export': 'auditEntries',
  };
  const withoutAttempts = <State>(name: string, state: Record<string, State>) =>
    Object.fromEntries(Object.entries(state).filter(([collection]) => collection !== ATTEMPTS[name]));

  it.each(idempotent)('by %s, one after the other, happens once', async (name, endpoint) => {
    const sample = await sampleOf(name);
    const first = await send(sample, endpoint, {});
    expect(first.status).toBe(endpoint.status ?? 200);
    const then = withoutAttempts(name, await stored());
    const again = await send(sample, endpoint, {});
    expect(again.status).toBeLessThan(500);
    expect(withoutAttempts(name, await stored())).toEqual(then);
  });

  it.each(idempotent)('by %s, at once, happens once', async (name, endpoint) => {
    const one = await sampleOf(name);
    const alone = await added(async () => send(one, endpoint, {}));
    const sample = await sampleOf(name);
    let answers: Awaited<ReturnType<typeof send>>[] = [];
    const twice = await added(async () => {
      answers = await Promise.all([1, 2].map(async () => send(sample, endpoint, {})));
    });
    expect(statusesOf(answers)).toContain(endpoint.status ?? 200);
    expect(Math.max(...statusesOf(answers))).toBeLessThan(500);
    expect(withoutAttempts(name, twice)).toEqual(withoutAttempts(name, alone));
  });

  it.each(idempotent)('by %s, after an answer that was lost, happens once', async (name, endpoint) => {
    const sample = await sampleOf(name);
    await loseAnswer(send(sample, endpoint, {}));
    const then = withoutAttempts(name, await stored());
    const retry = await send(sample, endpoint, {});
    expect(retry.status).toBeLessThan(500);
    expect(withoutAttempts(name, await stored())).toEqual(then);
  });
});

describe('a change with `If-Match`, sent twice without a key', () => {
  const versioned = table((endpoint) => endpoint.versioned !== undefined);
  const versionOf = ({ versioned: version }: Endpoint): Record<string, string> =>
    version?.isOptional ? { 'If-Match': version.record === 'product' ? '"1"' : '"0"' } : {};

  it.each(versioned)('by %s, one after the other, happens once', async (name, endpoint) => {
    const sample = await sampleOf(name);
    expect((await send(sample, endpoint, versionOf(endpoint))).status).toBe(endpoint.status ?? 200);
    const then = await stored();
    expect((await send(sample, endpoint, versionOf(endpoint))).status).toBe(412);
    expect(await stored()).toEqual(then);
  });

  it.each(versioned)('by %s, at once, happens once', async (name, endpoint) => {
    const sample = await sampleOf(name);
    const answers = await Promise.all([1, 2].map(() => send(sample, endpoint, versionOf(endpoint))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
});
