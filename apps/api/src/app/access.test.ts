import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contract } from '@e-store/shared/contract';
import { API_PREFIX, type Endpoint } from '@e-store/shared/endpoint';
import { STAFF_ROLES, type StaffRole } from '@e-store/shared/roles';
import { describeAccess, type Person, CALLERS, accessVerdict } from '../platform/openapi/describe-access.ts';
import { allSamples } from '../testing/all-samples.ts';
import { startGatewayShop } from '../testing/start-gateway-shop.ts';
import { TEST_NOW, type TestShop } from '../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startGatewayShop({ startsAt: TEST_NOW });
});
afterAll(() => shop.stop());

type Agent = ReturnType<TestShop['agent']>;
const endpoints: readonly Endpoint[] = contract;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const table = endpoints.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]);

const NOTHING = '0123456789abcdef01234567';
const call = (agent: Agent, { method }: Endpoint, path: string, body?: object) => {
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  const request = agent[verb](API_PREFIX + path);
  return body ? request.send(body) : request;
};

const arrivals = Object.fromEntries(
  STAFF_ROLES.map((role) => [role, async () => (await shop.signIn(role)).agent]),
) as Record<StaffRole, () => Promise<Agent>>;

const ARRIVE: Record<Exclude<Person, 'owner'>, () => Promise<Agent>> = {
  nobody: async () => shop.agent(),
  customer: async () => (await shop.signIn()).agent,
  ...arrivals,
  demoted: async () => {
    const { agent, id } = await shop.signIn('Admin');
    await shop.database.users.updateOne({ _id: id }, { $set: { role: 'Customer' } });
    return agent;
  },
  deleted: async () => {
    const { agent, id } = await shop.signIn('Admin');
    await shop.database.users.deleteOne({ _id: id });
    return agent;
  },
};
const others = CALLERS.filter((person): person is Exclude<Person, 'owner'> => person !== 'owner');

const REFUSALS = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;
const NOT_LET_IN: string[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'PASSWORD_CONFIRMATION_REQUIRED'];

describe('who may make a call', () => {
  it.each(table)('%s is answered to each as docs/access.md says [G8] [R1]', async (name, endpoint) => {
    const sample = endpoint.ownedBy && (await allSamples(() => shop)[name]?.());
    const path = sample?.path ?? endpoint.path.replaceAll(/:\w+/g, NOTHING);
    const found: Partial<Record<Person, string>> = {};
    for (const person of others) {
      const expected = accessVerdict(endpoint, person);
      const { status, body } = await call(await ARRIVE[person](), endpoint, path, sample?.body);
      const isRefused = expected !== 'yes' && body.code === REFUSALS[expected];
      const isLetIn = expected === 'yes' && !NOT_LET_IN.includes(body.code);
      found[person] = isRefused || isLetIn ? expected : `${status} ${body.code}`;
    }
    expect(found).toEqual(
      Object.fromEntries(others.map((person) => [person, accessVerdict(endpoint, person)])),
    );
    if (!sample) return;
    const stranger = await ARRIVE.customer();
    const nowhere = path.replace(/[0-9a-f]{24}|[0-9a-f-]{36}/, (id) => id.replaceAll(/[0-9a-f]/g, '7'));
    const [theirs, none] = [
      await call(stranger, endpoint, path, sample.body),
      await call(stranger, endpoint, nowhere, sample.body),
    ];
    const comparableAnswer = (answer: typeof theirs) => [
      answer.status,
      answer.text.replace(answer.body.requestId, '').replace(nowhere, path),
    ];
    expect(comparableAnswer(theirs)).toEqual(comparableAnswer(none));
    const own = await call(sample.agent, endpoint, path, sample.body);
    expect(own.status).toBe(endpoint.status ?? 200);
  });

  it('is committed as it follows from the contract: npm run openapi writes it anew', () => {
    const committed = readFileSync(new URL('../../../../docs/access.md', import.meta.url), 'utf8');
    const words = (text: string) => text.replaceAll(/[ ]+/g, ' ').replaceAll(/-{3,}/g, '---');
    expect(words(committed)).toBe(words(describeAccess(endpoints)));
  });

  it('lets Packer and Catalogue make the calls listed here, and no others', () => {
    const callsOf = (role: Person) =>
      endpoints
        .filter((endpoint) => endpoint.access.kind === 'staff' && accessVerdict(endpoint, role) === 'yes')
        .map(nameOf)
        .toSorted();
    expect({ Packer: callsOf('Packer'), Catalogue: callsOf('Catalogue') }).toEqual({
      Packer: [
        'GET /admin/numbers',
        'GET /admin/orders',
        'GET /admin/orders/:id',
        'GET /admin/orders/export',
        'GET /admin/orders/print',
        'GET /admin/work',
        'POST /admin/orders/:id/move',
        'POST /admin/orders/:id/notes',
        'POST /admin/orders/moves',
        'POST /admin/orders/moves/undo',
        'PUT /admin/orders/:id/tracking',
      ],
      Catalogue: [
        'DELETE /admin/categories/:key',
        'DELETE /admin/products/:id',
        'DELETE /admin/search/synonyms/:id',
        'GET /admin/categories',
        'GET /admin/products',
        'GET /admin/products/:id',
        'GET /admin/products/:id/stock-history',
        'GET /admin/products/export',
        'GET /admin/search/synonyms',
        'GET /admin/search/terms',
        'GET /admin/work',
        'POST /admin/categories',
        'POST /admin/pictures',
        'POST /admin/product/new/',
        'POST /admin/products/:id/restore',
        'POST /admin/products/import',
        'POST /admin/products/import/preview',
        'POST /admin/products/prices/put-back',
        'POST /admin/search/synonyms',
        'PUT /admin/categories/:key',
        'PUT /admin/products',
        'PUT /admin/products/:id',
        'PUT /admin/products/:id/price',
        'PUT /admin/products/:id/stock',
        'PUT /admin/search/synonyms/:id',
      ],
    });
  });

  it('is said of everything in a path that is somebody’s own', () => {
    const owned = endpoints.filter(({ ownedBy }) => ownedBy).map(nameOf);
    expect(owned.toSorted()).toEqual(
      [
        'DELETE /me/alerts/:id',
        'DELETE /me/sessions/:id',
        'GET /admin/order/:id',
        'GET /order/:id/invoice',
        'GET /order/:id/invoices',
        'GET /order/attempt/:key',
        'POST /order/:id/cancel',
        'POST /order/:id/payment',
        'POST /order/:id/payment/confirm',
        'POST /order/:id/payment/reference',
        'POST /order/:id/redelivery',
        'POST /order/:id/returns',
      ].toSorted(),
    );
  });
});
