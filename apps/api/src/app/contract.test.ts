import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contract } from '@e-store/shared/contract';
import { API_PREFIX, type Endpoint } from '@e-store/shared/endpoint';
import { ErrorBody } from '@e-store/shared/error-body';
import type { Order } from '@e-store/shared/orders/order';
import { listAmounts } from '@e-store/shared/orders/order-amounts';
import type { Response } from 'supertest';
import type { Examples } from '../platform/openapi/json-schema.ts';
import recorded from '../platform/openapi/examples.json' with { type: 'json' };
import { routes } from './features.ts';
import { allSamples } from '../testing/all-samples.ts';
import { startGatewayShop } from '../testing/start-gateway-shop.ts';
import { TEST_NOW, type TestShop } from '../testing/start-test-shop.ts';
import { toShape, toExample } from '../testing/to-example.ts';
import type { Role } from '@e-store/shared/roles';

const examples: Examples = recorded;

let shop: TestShop;
beforeAll(async () => {
  shop = await startGatewayShop({ startsAt: TEST_NOW });
});
afterAll(() => shop.stop());

type Agent = ReturnType<TestShop['agent']>;
const endpoints: readonly Endpoint[] = contract;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const table = (wanted: (endpoint: Endpoint) => boolean): [string, Endpoint][] =>
  endpoints.filter(wanted).map((endpoint) => [nameOf(endpoint), endpoint]);

const ID = '0123456789abcdef01234567';
const pathOf = ({ path }: Endpoint) =>
  API_PREFIX + path.replace(':id', ID).replace(':token', 'token').replace(':pincode', '560001');
const call = (agent: Agent, { method }: { method: string }, path: string) => {
  const verbs: Record<string, (path: string) => ReturnType<Agent['get']>> = {
    GET: (at) => agent.get(at),
    HEAD: (at) => agent.head(at),
    POST: (at) => agent.post(at),
    PUT: (at) => agent.put(at),
    DELETE: (at) => agent.delete(at),
    PATCH: (at) => agent.patch(at),
    OPTIONS: (at) => agent.options(at),
  };
  return verbs[method]!(path);
};

function expectError(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = ErrorBody.parse(answer.body);
  expect(body.requestId).toBe(answer.headers['x-request-id']);
  expect(body.code).toBe(code);
  expect(body.message).toMatch(/^[A-ZÀ-Þ“].*[.!?]$|^user not found$/);
  expect(answer.text).not.toMatch(/node_modules|\.ts:|\bat \/|mongo|stack|Error:/i);
}

/** Signs in again when the password confirmation or the session has ended. */
let signedInAdmin: Awaited<ReturnType<TestShop['signIn']>> | undefined;
async function admin() {
  const isIn = signedInAdmin && (await signedInAdmin.agent.get(`${API_PREFIX}/admin/work`)).status === 200;
  if (!signedInAdmin || !isIn) signedInAdmin = await shop.signIn('Admin');
  return signedInAdmin;
}

let staleAdmin: Awaited<ReturnType<TestShop['signIn']>> | undefined;
async function unconfirmedAdmin() {
  if (staleAdmin) return staleAdmin;
  staleAdmin = await shop.signIn('Admin');
  shop.passTime(30 * 60 * 1000);
  return staleAdmin;
}

const mayNot = (endpoint: Endpoint): Role[] => {
  const { access } = endpoint;
  if (access.kind === 'anyone' || access.kind === 'signedIn') return [];
  return (['Customer', 'Packer', 'Catalogue', 'Admin'] as const).filter(
    (role) => !access.roles.includes(role),
  );
};

describe('the contract', () => {
  it('is registered, every call exactly once and nothing beside it [spec 6-8] [R1]', () => {
    expect(routes.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(
      endpoints.map(nameOf).toSorted(),
    );
    for (const { endpoint } of routes) expect(endpoints).toContain(endpoint);
  });

  it.each(table(({ access }) => access.kind !== 'anyone'))(
    '%s refuses a stranger [G8] [R1] [C2]',
    async (_name, endpoint) => {
      expectError(await call(shop.agent(), endpoint, pathOf(endpoint)), 401, 'UNAUTHENTICATED');
    },
  );

  it.each(table((endpoint) => mayNot(endpoint).length > 0))(
    '%s refuses a caller with another role, even when the right role was removed a moment ago [G8] [R4]',
    async (_name, endpoint) => {
      const { agent, id } = await admin();
      for (const role of mayNot(endpoint)) {
        await agent.get(`${API_PREFIX}/me`).expect(200);
        await shop.database.users.updateOne({ _id: id }, { $set: { role } });
        expectError(await call(agent, endpoint, pathOf(endpoint)), 403, 'FORBIDDEN');
        await shop.database.users.updateOne({ _id: id }, { $set: { role: 'Admin' } });
      }
    },
  );

  it.each(table(({ access }) => access.kind === 'staff' || access.kind === 'staffEnrolling'))(
    '%s asks for the password again after half an hour [R32]',
    async (_name, endpoint) => {
      const { agent } = await unconfirmedAdmin();
      expectError(await call(agent, endpoint, pathOf(endpoint)), 403, 'PASSWORD_CONFIRMATION_REQUIRED');
    },
  );

  it.each(table(({ access }) => access.kind !== 'anyone'))(
    '%s refuses who was deleted a moment ago [G8] [R5]',
    async (_name, endpoint) => {
      const { agent, id } = await admin();
      const user = await shop.database.users.findById(id).orFail().lean();
      await agent.get(`${API_PREFIX}/me`).expect(200);
      await shop.database.users.deleteOne({ _id: id });
      expectError(await call(agent, endpoint, pathOf(endpoint)), 401, 'UNAUTHENTICATED');
      await shop.database.users.create([user]);
    },
  );

  it.each(table(() => true))('%s is there with and without a slash at its end', async (_name, endpoint) => {
    const bare = pathOf(endpoint).replace(/\/$/, '');
    const statuses = await Promise.all(
      [bare, `${bare}/`].map(async (path) => {
        const answer = await call(shop.agent(), endpoint, path);
        return `${answer.status} ${answer.body.code ?? 'ok'} ${answer.body.message ?? ''}`;
      }),
    );
    expect(statuses[1]).toBe(statuses[0]);
    expect(statuses[0]).not.toMatch(/^405|^404.*nothing at/i);
  });

  it.each(table(() => true))('%s offers no verbs but its own [R12] [R83]', async (_name, endpoint) => {
    const path = pathOf(endpoint);
    const offered = endpoints.filter((other) => pathOf(other) === path).map(({ method }) => method as string);
    if (offered.includes('GET') && endpoint.path !== '/logout') offered.push('HEAD');
    const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
    for (const method of verbs.filter((verb) => !offered.includes(verb))) {
      const answer = await call(shop.agent(), { method }, path);
      expect(answer.status).toBe(405);
      if (method !== 'HEAD') expectError(answer, 405, 'METHOD_NOT_ALLOWED');
      expect(answer.headers['allow']?.split(', ').toSorted()).toEqual(offered.toSorted());
    }
  });

  const elsewhere = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3000.evil.example' },
    { Origin: 'https://localhost:3000' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  it.each(table(({ method, path }) => method !== 'GET' || path === '/logout'))(
    '%s does nothing that another site asks for [R37]',
    async (_name, endpoint) => {
      for (const headers of elsewhere) {
        const answer = await call(shop.agent(), endpoint, pathOf(endpoint)).set(headers);
        expectError(answer, 403, 'CROSS_ORIGIN');
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      }
      for (const headers of [
        { Origin: 'http://localhost:3000' },
        { 'Sec-Fetch-Site': 'same-origin' },
        { 'Sec-Fetch-Site': 'none' },
      ]) {
        const answer = await call(shop.agent(), endpoint, pathOf(endpoint)).set(headers);
        expect(answer.body.code).not.toBe('CROSS_ORIGIN');
      }
    },
  );

  it.each(table(() => true))('%s answers nothing but its type, and says so', async (_name, endpoint) => {
    const type = endpoint.responseType ?? 'application/json';
    const ask = (accept: string) => call(shop.agent(), endpoint, pathOf(endpoint)).set('Accept', accept);
    for (const accept of ['text/html', 'application/xml;q=1, text/csv', `${type};q=0`])
      expectError(await ask(accept), 406, 'NOT_ACCEPTABLE');
    for (const accept of [type, 'text/html, */*;q=0.1', 'application/*'])
      expect((await ask(accept)).body.code).not.toBe('NOT_ACCEPTABLE');
  });

  describe('takes a body that is JSON, and no other: [R37] [R48] [R54]', () => {
    it.each(table(({ body }) => body !== undefined))('%s', async (_name, endpoint) => {
      const { agent } = await shop.signIn('Admin');
      const send = (type: string, body: string) =>
        call(agent, endpoint, pathOf(endpoint)).set('Content-Type', type).send(body);
      expectError(await send('text/plain', '{}'), 415, 'UNSUPPORTED_MEDIA_TYPE');
      expectError(await send('application/x-www-form-urlencoded', 'a=1'), 415, 'UNSUPPORTED_MEDIA_TYPE');
      expectError(await send('application/json', '{"a":'), 400, 'MALFORMED_BODY');
      expectError(await send('application/json', '"text"'), 400, 'MALFORMED_BODY');
      expectError(await send('application/json', '[]'), 400, 'VALIDATION_FAILED');
      const large = JSON.stringify({ a: 'x'.repeat(101 * 1024) });
      expectError(await send('application/json', large), 413, 'PAYLOAD_TOO_LARGE');
      const empty = await send('application/json', '{}');
      expectError(empty, 400, 'VALIDATION_FAILED');
      expect(Object.keys(empty.body.fields).length).toBeGreaterThan(0);
    });
  });
});

const SAMPLES = allSamples(() => shop);

const PRIVATE_FIELDS =
  /^(password|passwordHash|tokenHash|token|__v|idempotencyKey|requestHash|jti|upiId|accountNumber)$/;
/** Only staff who manage products see cost prices. */
const STAFF_ONLY_PATHS = /^\/admin\/products(\/|$)/;
const keysIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);

const isPricedOrder = (value: object): value is Order => 'itemsPrice' in value && 'totalPrice' in value;
const pricedOrdersIn = (value: unknown): Order[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(isPricedOrder(value) ? [value] : []), ...Object.values(value).flatMap(pricedOrdersIn)];
const sumOfAmounts = (order: Order) => listAmounts(order).reduce((sum, { amount }) => sum + amount, 0);

describe('a call that takes a file', () => {
  it.each(table(({ file }) => file !== undefined))(
    '%s refuses other types, none, and what is too large',
    async (_name, endpoint) => {
      const { agent } = await shop.signIn('Admin');
      const send = (type: string, bytes: Buffer) =>
        call(agent, endpoint, pathOf(endpoint)).set('Content-Type', type).send(bytes);
      for (const type of ['application/json', 'text/html', 'image/svg+xml', 'application/pdf'])
        expectError(await send(type, Buffer.from('{}')), 415, 'UNSUPPORTED_MEDIA_TYPE');
      const { types, maxBytes } = endpoint.file!;
      expectError(await send(types[0]!, Buffer.alloc(maxBytes + 1)), 413, 'PAYLOAD_TOO_LARGE');
    },
  );
});

describe('an answer', () => {
  it.each(table(({ responseType }) => responseType !== undefined))(
    'of %s is a file to download, which no cache stores',
    async (name, { responseType }) => {
      const { agent, path } = await SAMPLES[name]!();
      const { headers } = await agent.get(API_PREFIX + path).expect(200);
      expect(headers).toMatchObject({ 'content-type': responseType, 'cache-control': 'no-store' });
      expect(headers['content-disposition']).toMatch(/^attachment; filename=/);
    },
  );

  it.each(table(({ responseType }) => !responseType))(
    'of %s is of the promised shape, and holds nothing beside it [R7] [R34]',
    async (name, endpoint) => {
      const sample = SAMPLES[name];
      if (!sample) throw new Error(`Add a sample of ${name}.`);
      const made = await sample();
      const { agent, path, body } = made;
      const request = call(agent, endpoint, API_PREFIX + path);
      const answer = await (body ? request.send(body) : request);
      expect(answer.status).toBe(endpoint.status ?? 200);
      expect(endpoint.response.parse(answer.body)).toEqual(answer.body);
      const example = examples[name];
      if (!example) throw new Error(`Run npm run openapi: ${name} has no example in the document.`);
      expect(toShape(example)).toEqual(toShape(toExample(made, answer)));
      expect(endpoint.response.parse(example.answer)).toEqual(example.answer);
      expect(keysIn(answer.body).filter((key) => PRIVATE_FIELDS.test(key))).toEqual([]);
      const isLeaked = (key: string) => key === 'cost' && !STAFF_ONLY_PATHS.test(endpoint.path);
      expect(keysIn(answer.body).filter(isLeaked)).toEqual([]);
      for (const order of pricedOrdersIn(answer.body)) expect(sumOfAmounts(order)).toBe(order.totalPrice);
      const cache = endpoint.access.kind === 'anyone' ? answer.headers['cache-control'] : 'no-store';
      expect(answer.headers['cache-control']).toBe(cache);
    },
  );
});

describe('what anyone may read', () => {
  const isOpenRead = ({ method, access, path, responseType }: Endpoint) =>
    method === 'GET' && access.kind === 'anyone' && path !== '/logout' && !responseType;
  it.each(table(isOpenRead))('by %s has an ETag, and is 304 while it is the same', async (name) => {
    const { agent, path } = await SAMPLES[name]!();
    const { headers } = await agent.get(API_PREFIX + path).expect(200);
    expect(headers['etag']).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await agent.get(API_PREFIX + path).set('If-None-Match', headers['etag']!);
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await agent.get(API_PREFIX + path).set('If-None-Match', '"something-else"');
    expect(other.status).toBe(200);
    const bare = await agent.head(API_PREFIX + path).expect(200);
    expect([bare.headers['etag'], bare.text ?? '']).toEqual([headers['etag'], '']);
  });

  it.each(table(isOpenRead))(
    'by %s is the same for a signed-in user, without cookies [R34]',
    async (name) => {
      const { path } = await SAMPLES[name]!();
      const { agent } = await shop.signIn('Admin');
      const answers = [await agent.get(API_PREFIX + path), await shop.request().get(API_PREFIX + path)];
      const seen = answers.map(({ status, text, headers }) => [status, text, headers['set-cookie']]);
      expect(seen[0]).toEqual(seen[1]);
      expect(seen[0]).toEqual([200, expect.any(String), undefined]);
      expect(answers[0]!.headers['cache-control']).toMatch(
        /^(no-store|no-cache|public, max-age=0, s-maxage=5)$/,
      );
    },
  );
});

const READ_ONLY_CALLS: string[] = [
  'POST /admin/second-factor/key',
  'POST /admin/cash/remittances/preview',
  'POST /admin/products/import/preview',
  'POST /admin/customers/:id/orders/quote',
];

describe('the audit trail', () => {
  it.each(
    table(
      (endpoint) =>
        (endpoint.access.kind === 'staff' || endpoint.access.kind === 'staffEnrolling') &&
        endpoint.method !== 'GET' &&
        !READ_ONLY_CALLS.includes(nameOf(endpoint)),
    ),
  )(
    'has what %s changed: by whom, of what, by which request [spec 1-5] [R10] [I8]',
    async (name, endpoint) => {
      const { agent, path, body } = await SAMPLES[name]!();
      const { body: me } = await agent.get(`${API_PREFIX}/me`).expect(200);
      const answer = await call(agent, endpoint, API_PREFIX + path).send(body);
      expect(answer.status).toBe(endpoint.status ?? 200);
      const entries = await shop.database.auditEntries
        .find({ requestId: answer.headers['x-request-id'] })
        .lean();
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        expect(String(entry.by)).toBe(me._id);
        expect(entry).toMatchObject({ role: me.role, name: `${me.firstname} ${me.lastname}` });
        expect(entry.what.split('.')[0]).toBe(entry.subject.kind);
      }
    },
  );
});
