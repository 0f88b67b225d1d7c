import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { contract, type Contract } from './contract.ts';
import {
  anyone,
  API_PREFIX,
  type Endpoint,
  endpoint,
  type EndpointInput,
  type EndpointResponse,
  isMutation,
  type ParsedInput,
} from './endpoint.ts';

const endpoints: readonly Endpoint[] = contract;
const conformance = readFileSync(new URL('../../../docs/spec-conformance.md', import.meta.url), 'utf8');
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function namesOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((one) => namesOf(one as z.ZodType));
  if (!(schema instanceof z.ZodObject)) throw new Error('not an object schema');
  const shape: Record<string, z.ZodType> = schema.shape;
  return Object.entries(shape).flatMap(([name, value]) => {
    const inner = value instanceof z.ZodOptional ? value.unwrap() : value;
    return inner instanceof z.ZodObject && name === 'price'
      ? namesOf(inner).map((bound) => `${name}[${bound}]`)
      : [name];
  });
}

/** Spec §7: method, path below /api/v1, payload names. */
const SPEC_CALLS: readonly [method: string, path: string, sent: string[]][] = [
  ['GET', '/products', ['keyword', 'page', 'category', 'price[gt]', 'price[lt]']],
  ['GET', '/product/:id', []],
  ['POST', '/order/new', ['shippingInfo', 'orderItems', 'totalPrice']],
  ['POST', '/login', ['email', 'password']],
  ['POST', '/register', ['firstname', 'lastname', 'mobile', 'email', 'password']],
  ['GET', '/logout', []],
  ['GET', '/me', []],
  ['PUT', '/password/update/', ['oldPassword', 'newPassword', 'confirmPassword']],
  ['POST', '/password/forgot', ['email']],
  ['PUT', '/password/reset/:token', ['password', 'confirmPassword']],
  ['GET', '/orders/me', []],
  ['GET', '/admin/order/:id', []],
  ['POST', '/admin/product/new/', ['name', 'descreption', 'brand', 'price', 'images', 'category', 'stock']],
];

describe('the contract', () => {
  it('lies under /api/v1', () => {
    expect(API_PREFIX).toBe('/api/v1');
  });

  it.each(SPEC_CALLS)('has %s %s exactly as the spec lists it', (method, path, sent) => {
    const found = endpoints.filter((one) => one.method === method && one.path === path);
    expect(found).toHaveLength(1);
    const [call] = found;
    expect([...namesOf(call?.query), ...namesOf(call?.body)]).toEqual(expect.arrayContaining(sent));
    expect(Boolean(call?.params)).toBe(path.includes(':'));
  });

  it('lists each call beside the thirteen of the spec in docs/spec-conformance.md, and says why', () => {
    const spec = SPEC_CALLS.map(([method, path]) => `${method} ${path}`);
    expect(spec).toHaveLength(13);
    const added = endpoints.map(keyOf).filter((key) => !spec.includes(key));
    const inWords = ([method, path]: string[]) =>
      `\`${method} ${API_PREFIX}${path?.replace(/:(\w+)/g, '{$1}')}\``;
    expect(
      added.map((key) => inWords(key.split(' '))).filter((call) => !conformance.includes(`| ${call} |`)),
    ).toEqual([]);
  });

  it('names every call once, whether or not a slash is typed at its end', () => {
    const keys = endpoints.map(keyOf).map((key) => key.replace(/\/$/, ''));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('declares exactly the parameters that stand in its paths', () => {
    for (const call of endpoints) {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect({ path: call.path, params: namesOf(call.params) }).toEqual({ path: call.path, params: inPath });
    }
  });

  it('lets only signed-in people past the account and order calls, and only staff who keep the catalogue create a product [spec 6-8]', () => {
    const access = Object.fromEntries(endpoints.map((call) => [keyOf(call), call.access]));
    for (const key of ['GET /me', 'PUT /password/update/', 'POST /order/new', 'GET /orders/me'])
      expect(access[key]).toEqual({ kind: 'signedIn' });
    expect(access['GET /admin/order/:id']).toEqual({ kind: 'signedIn' });
    expect(access['POST /admin/product/new/']).toEqual({
      kind: 'staff',
      roles: ['Admin', 'Catalogue'],
    });
    expect(access['POST /admin/confirm']).toEqual({
      kind: 'staffUnconfirmed',
      roles: ['Admin', 'Packer', 'Catalogue'],
    });
  });

  it('answers 201 where something was made, 200 elsewhere', () => {
    const made = endpoints.filter(({ status }) => status === 201).map(keyOf);
    expect(made.toSorted()).toEqual([
      'POST /admin/customers',
      'POST /admin/customers/:id/orders',
      'POST /admin/product/new/',
      'POST /order/new',
      'POST /product/:id/reviews',
      'POST /register',
    ]);
  });

  it('lets no call change something without a declaration of how it is repeated', () => {
    const call = { path: '/hat', access: anyone, summary: 'Put on a hat', response: z.object({}) } as const;
    const declared = [
      endpoint({ ...call, method: 'POST', idempotencyKey: '24h' }),
      endpoint({ ...call, method: 'PUT', versioned: { field: 'version', record: 'hat' } }),
      endpoint({ ...call, method: 'GET', idempotent: true }),
      endpoint({ ...call, method: 'GET' }),
    ];
    // @ts-expect-error a change without `idempotencyKey`, `versioned` or `idempotent`
    const undeclared = endpoint({ ...call, method: 'POST' });
    expect([...declared, undeclared].map(isMutation)).toEqual([true, true, true, false, true]);
    const mutations = endpoints.filter(isMutation);
    expect(
      mutations.filter((one) => !one.idempotencyKey && !one.versioned && !one.idempotent).map(keyOf),
    ).toEqual([]);
  });

  it('has no body on a GET, and a sentence about each call', () => {
    expect(endpoints.filter(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([]);
    expect(endpoints.filter(({ summary }) => summary.length < 10)).toEqual([]);
  });

  it('types what is sent, parsed and answered', () => {
    const query: EndpointInput<Contract['GET /products']> = { query: { page: '2', price: { gt: '0' } } };
    const parsed: ParsedInput<Contract['GET /products']>['query']['limit'] = 27;
    const noBody: ParsedInput<Contract['GET /products']>['body'] = undefined;
    const login: EndpointInput<Contract['POST /login']> = { body: { email: 'a@b.in', password: 'x' } };
    const count: EndpointResponse<Contract['GET /products']>['productCount'] = 72;
    // @ts-expect-error a page size that the shop does not have
    const wrongSize: ParsedInput<Contract['GET /products']>['query']['limit'] = 10;
    // @ts-expect-error the description is spelt as the spec spells it
    const misspelt: keyof EndpointResponse<Contract['GET /product/:id']> = 'description';
    expect([query, parsed, noBody, login, count, wrongSize, misspelt]).toHaveLength(7);
  });
});
