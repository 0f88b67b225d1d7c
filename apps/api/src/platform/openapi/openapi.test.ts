import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contract } from '@e-store/shared/contract';
import { anyone, endpoint, type Endpoint } from '@e-store/shared/endpoint';
import { ERROR_CODES } from '@e-store/shared/error-body';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';
import { describeApi, documentedPath } from './describe-api.ts';
import { describeErrors } from './describe-errors.ts';
import { type Examples, portablePattern } from './json-schema.ts';
import recorded from './examples.json' with { type: 'json' };

const read = (file: string) => readFileSync(new URL(`../../../../../docs/${file}`, import.meta.url), 'utf8');

type Media = { schema: object; example?: unknown };
type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  schema: object;
  description?: string;
  example?: unknown;
};
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, Media> }>;
  'x-roles'?: string[];
};
type Document = {
  openapi: string;
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, { 'x-codes': string[] }>;
    parameters: Record<string, Parameter>;
  };
};

const endpoints: readonly Endpoint[] = contract;
const examples: Examples = recorded;
const document = describeApi(contract, examples) as Document;
const operations = endpoints.map((call): [string, Endpoint, Operation] => {
  const path = documentedPath(call.path);
  return [`${call.method} ${call.path}`, call, document.paths[path]![call.method.toLowerCase()]!];
});

const operationOf = (name: string) => operations.find(([known]) => known === name)![2];
const parametersOf = ({ parameters = [] }: Operation, { components } = document) =>
  parameters.map((one) => components.parameters[one.$ref?.split('/').at(-1) ?? ''] ?? one);

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (on: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'doc', ...document });
const check = (schema: object, value: unknown): unknown[] => {
  const pointed = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components'));
  const isValid = ajv.compile(pointed);
  return isValid(value) ? [] : (isValid.errors ?? []);
};

describe('the OpenAPI document', () => {
  it('is committed as it follows from the contract: npm run openapi writes it anew', () => {
    expect(JSON.parse(read('openapi.json'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('is of version 3.1, and refers to nothing that is not in it', () => {
    expect(document.openapi).toBe('3.1.0');
    const refs = JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g) ?? [];
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of new Set(refs)) {
      const [, , kind, name] = ref.split('/');
      expect(document.components[kind as 'schemas']).toHaveProperty([name!]);
    }
  });

  it('has only patterns that ECMA-262, Python, RE2 and Java read alike', () => {
    const patterns = new Set<string>();
    JSON.stringify(document, (key, value: unknown) => {
      if (key === 'pattern' && typeof value === 'string') patterns.add(value);
      return value;
    });
    expect(patterns.size).toBeGreaterThan(10);
    for (const pattern of patterns) expect(portablePattern(pattern)).toBe(pattern);
  });

  it('has nothing that client generators cannot turn into code: boolean constants, members named like a literal', () => {
    const found: string[] = [];
    const { schemas } = document.components;
    JSON.stringify({ schemas, paths: document.paths }, (key, value: unknown) => {
      if (key === 'example') return undefined;
      if (key === 'const' && typeof value === 'boolean') found.push(key);
      if (key === 'properties')
        found.push(
          ...Object.keys(value as object).filter((name) => ['true', 'false', 'null'].includes(name)),
        );
      return value;
    });
    expect(found).toEqual([]);
  });

  it('lists the known codes of errors and takes others, because new ones may come', () => {
    const isError = { $ref: '#/components/schemas/ErrorBody' };
    const error = { success: false, code: 'NEW_CODE', message: 'Try again.', requestId: '1' };
    expect(check(isError, error)).toEqual([]);
    expect(document.components.schemas['ErrorBody']).toMatchObject({
      properties: { code: { type: 'string', 'x-extensible-enum': ERROR_CODES } },
    });
  });

  it.each([
    ['POST /cart/quote', ['promoCode'], 'x'.repeat(40), 'x'.repeat(41)],
    ['POST /order/new', ['promoCode'], 'x'.repeat(40), 'x'.repeat(41)],
    ['POST /admin/promocodes', ['code'], 'Diwali-26', 'ab'],
    ['POST /admin/promocodes', ['code'], '1ST', 'DIWALI_26'],
    ['PUT /admin/products', ['change', 'value'], -1, 0],
  ])('rules out at %s what the server refuses: %p %p, %p', (name, path, taken, refused) => {
    const { requestBody } = operationOf(name);
    const { schema, example } = requestBody!.content['application/json']!;
    const withValue = (value: unknown) => {
      const [first = '', second] = path;
      if (second === undefined) return { ...(example as object), [first]: value };
      return { ...(example as object), [first]: { kind: 'price', by: 'amount', [second]: value } };
    };
    expect(check(schema, withValue(taken))).toEqual([]);
    expect(check(schema, withValue(refused))).not.toEqual([]);
  });

  const IMPORTER = { name: 'E-Store', address: 'Sample address, Mumbai' };
  const SHIPPING = { firstName: 'A', lastName: 'B', phoneNo: '9845012345', address: 'C', pincode: '560034' };
  const shippedTo = (email: string) => ({ shippingInfo: { ...SHIPPING, city: 'Bengaluru', email } });
  const picture = (url: string, public_id = 'a') => ({ images: [{ public_id, url }] });
  const priced = (by: string, value: number) => ({ change: { kind: 'price', by, value } });
  const savedAt = (at: string) => ({
    entries: [{ product: '66f0c0de0000000000000001', price: 499, savedAt: at }],
  });
  const PARCELS = { to: 'Shipped', trackingNumbers: { '66f0c0de0000000000000001': 'AWB12345' } };

  /** The schemas accept the combination; the handlers refuse it. */
  const REFUSED_BY_HANDLER = ['POST /admin/orders/moves', 'PUT /me/newsletter'];

  it.each<[string, object, object]>([
    ['POST /login', { code: '123456' }, { code: ' '.repeat(6) }],
    ['POST /alerts/withdraw', { token: 'a' }, { token: ' ' }],
    ['POST /newsletter/confirm', { token: 'a' }, { token: ' ' }],
    ['PUT /me/email-proof', { token: 'a' }, { token: '\t' }],
    ['POST /admin/categories', { name: 'Small things' }, { name: 'All' }],
    ['POST /admin/categories', { name: 'Allover prints' }, { name: ' aLL ' }],
    ['POST /admin/product/new/', picture('https://a.example/b.webp'), picture('https://a/b.webp')],
    [
      'POST /admin/product/new/',
      picture('https://a.example:80/b.webp'),
      picture('https://a.-b.example/b.webp'),
    ],
    ['POST /admin/product/new/', picture('/media/a.webp'), picture('https://me@a.example/b.webp')],
    ['POST /admin/product/new/', picture('/media/a.webp'), picture('/media/a.webp', ' ')],
    [
      'POST /admin/product/new/',
      { importer: IMPORTER, origin: 'Bangladesh' },
      { importer: IMPORTER, origin: ' INDIA' },
    ],
    ['PUT /admin/products/:id', { importer: IMPORTER, origin: 'Nepal' }, { importer: IMPORTER, origin: '' }],
    [
      'PUT /admin/products/:id',
      { stock: Number.MAX_SAFE_INTEGER, stockFrom: Number.MAX_SAFE_INTEGER },
      { stock: 2 ** 53 },
    ],
    ['PUT /admin/products', priced('percent', 500), priced('percent', 501)],
    ['PUT /admin/products', priced('amount', -91), priced('percent', -91)],
    [
      'PUT /admin/products',
      { change: { kind: 'category', category: 'jeans' } },
      { change: { kind: 'category', category: ' ' } },
    ],
    [
      'PUT /admin/products/:id/stock',
      { lines: [{ size: 'M', from: 1, to: 2 }] },
      { lines: [{ size: ' ', from: 1, to: 2 }] },
    ],
    ['POST /admin/orders/moves', { ...PARCELS, courier: 'Parcel One' }, PARCELS],
    ['PUT /me/newsletter', { wanted: false, consent: undefined }, { wanted: true, consent: undefined }],
    ['POST /admin/promocodes', { reduction: { amount: 100 } }, { reduction: { amount: 100, percent: 10 } }],
    ['PUT /admin/settings/details', { gstin: '27AAPFU0939F1ZV' }, { gstin: '27AAPFU0939F1' }],
    ['PUT /admin/settings/details', { gstin: '', phone: '', email: '' }, { email: 'care' }],
    ['PUT /admin/settings/details', { phone: '080 1234 5678' }, { phone: 'Call us' }],
    ['PUT /admin/settings/details', { hours: '10 to 6' }, { hours: '10\nto 6' }],
    ['PUT /admin/settings/details', { address: '1, MG Road\nPune' }, { address: 'x'.repeat(401) }],
    ['POST /wishlist/merge', savedAt('2026-11-20T06:30:00.000Z'), savedAt('2026-11-20T06:30:00.000+00:00')],
    ['POST /wishlist/merge', savedAt('2026-12-31T23:59:59Z'), savedAt('2026-12-31T23:59:60Z')],
    [
      'POST /newsletter',
      { email: `${'a'.repeat(64)}@example.com` },
      { email: `${'a'.repeat(65)}@example.com` },
    ],
    ['POST /order/new', shippedTo('a@ex-ample.com'), shippedTo('a@example-.com')],
    ['POST /product/:id/alerts', { email: 'a.b@example.com' }, { email: 'a!b@example.com' }],
  ])('agrees with the server at %s that %j is valid and %j is not', (name, valid, invalid) => {
    const [, call, { requestBody }] = operations.find(([known]) => known === name)!;
    const { schema, example } = requestBody!.content['application/json']!;
    const isAccepted = (change: object) => {
      const body: unknown = JSON.parse(JSON.stringify({ ...(example as object), ...change }));
      return { document: check(schema, body).length === 0, server: call.body!.safeParse(body).success };
    };
    expect(isAccepted(valid)).toEqual({ document: true, server: true });
    expect(isAccepted(invalid)).toEqual({ document: false, server: REFUSED_BY_HANDLER.includes(name) });
  });

  it('shuts no object of a response, because new members may come', () => {
    const responses = operations.map(([, , operation]) => operation.responses);
    const { schemas } = document.components;
    expect(JSON.stringify([responses, schemas])).not.toContain('"additionalProperties":false');
  });

  it('says that stock is absolute without the number that was read', () => {
    const { schema } = operationOf('PUT /admin/products/:id').requestBody!.content['application/json']!;
    const [published] = (schema as { oneOf: { properties: Record<string, never> }[] }).oneOf;
    const { stockFrom, sizes } = published!.properties as Record<string, object>;
    const { from } = (sizes as { items: { properties: Record<string, object> } }).items.properties;
    for (const field of [stockFrom, from]) {
      expect(field).toMatchObject({
        description: expect.stringContaining('Absent: the stock becomes exactly'),
      });
      expect(field).not.toHaveProperty('default');
    }
  });

  it.each([
    ['POST /order/new', 'Idempotency-Key', 'order-1', 'with space'],
    ['GET /products', 'brand', 'Saanjh', ' '],
    ['GET /products', 'size', 'M', ''],
    ['GET /admin/products', 'category', 'jeans', ' '],
    ['PUT /admin/categories/:key', 'key', 'jeans', ' '],
    ['DELETE /admin/categories/:key', 'moveTo', 'jeans', ' '],
    ['POST /order/new', 'Idempotency-Key', 'x'.repeat(200), 'x'.repeat(201)],
    ['PUT /admin/products/:id', 'If-Match', '"3"', '3'],
    ['GET /admin/orders/export', 'ids', '66f0c0de0000000000000001', 'x,y'],
  ])('rules out at %s %s what the server refuses: %p, %p', (name, parameter, taken, refused) => {
    const { schema } = parametersOf(operationOf(name)).find((one) => one.name === parameter)!;
    expect(check(schema, taken)).toEqual([]);
    expect(check(schema, refused)).not.toEqual([]);
  });

  it.each(operations)(
    'tells the headers of %s, and what every call can be refused with',
    (_, call, operation) => {
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['405', '414', '431']));
      const isRead = call.method === 'GET' && call.path !== '/logout';
      const isLimited = call.errors?.includes('TOO_MANY_REQUESTS') ?? false;
      const headers = Object.keys(operation.responses[call.status ?? 200]!.headers ?? {});
      expect({
        etag: headers.includes('ETag'),
        limit: headers.includes('RateLimit'),
        file: headers.includes('Content-Disposition'),
      }).toEqual({ etag: isRead, limit: isLimited, file: Boolean(call.responseType) });
      expect('304' in operation.responses).toBe(isRead);
      const sent = parametersOf(operation).map(({ name }) => name);
      expect(sent.includes('If-None-Match')).toBe(isRead);
    },
  );

  it('says that the body of an upload is bytes', () => {
    const upload = document.paths['/admin/pictures']!['post']!.requestBody!.content;
    for (const { schema } of Object.values(upload))
      expect(schema).toEqual({ type: 'string', format: 'binary' });
  });

  it('declares every tag, and no path ends with a slash', () => {
    const used = operations.flatMap(([, , { tags }]) => tags);
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted());
    expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([]);
  });

  it('says what each tag and each parameter is about, and how long a page is by default', () => {
    const named = (list: { name: string; description?: string | undefined }[]) =>
      list.filter(({ description }) => !description).map(({ name }) => name);
    expect(named(document.tags)).toEqual([]);
    const parameters = operations.flatMap(([, , one]) => parametersOf(one));
    const query = parameters.filter((each) => each.in === 'query');
    expect(query.length).toBeGreaterThan(50);
    expect(named(parameters)).toEqual([]);
    expect(parameters.filter(({ description }) => description === 'Id of the record.')).toEqual([]);
    const withoutDefault = query.filter(({ name, schema }) => name === 'limit' && !('default' in schema));
    expect(withoutDefault).toEqual([]);
  });

  it('shows in its examples of orders only what the server reads, and sums that add up', () => {
    for (const name of ['POST /cart/quote', 'POST /order/new']) {
      const { schema, example } = operationOf(name).requestBody!.content['application/json']!;
      const known = Object.keys((schema as { properties: object }).properties);
      expect(known).toEqual(expect.arrayContaining(Object.keys(example as object)));
      const { orderItems } = example as { orderItems: object[] };
      for (const line of orderItems) expect(Object.keys(line)).toEqual(['product', 'quantity']);
    }
    const { items, discount, tax, shipping, total } = examples['POST /cart/quote']!.answer as Record<
      string,
      number
    >;
    expect(items! - discount! + tax! + shipping!).toBe(total);
  });

  it('names each operation once', () => {
    const ids = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)('tells all of %s', (name, call, operation) => {
    expect(operation.summary).toBe(call.summary);
    expect(operation.description).not.toBe('');
    expect(operation.security.length).toBe(call.access.kind === 'anyone' ? 0 : 1);
    expect(operation['x-roles']).toEqual('roles' in call.access ? call.access.roles : undefined);
    const inPath = operation.parameters?.filter((one) => one.in === 'path').map((one) => one.name) ?? [];
    expect(inPath).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, param]) => param));
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(
      call.file ? call.file.types : call.body ? ['application/json'] : [],
    );

    const example = examples[name]!;
    const { content } = operation.responses[call.status ?? 200]!;
    expect(Object.keys(content!)).toEqual([call.responseType ?? 'application/json']);
    const { schema, example: shown } = Object.values(content!)[0]!;
    expect(call.responseType ? [] : check(schema, example.answer)).toEqual([]);
    expect(shown).toEqual(example.answer);
    const sent = operation.requestBody?.content['application/json'];
    expect(sent?.example).toEqual(example.body);
    expect(Boolean(sent?.example)).toBe(call.body !== undefined);
    expect(sent ? check(sent.schema, sent.example) : []).toEqual([]);
    const unshown = operation.parameters?.filter(({ required, example: value }) => required && !value);
    expect(unshown ?? []).toEqual([]);
  });

  it('needs nothing of an endpoint but its value', () => {
    const call = endpoint({
      method: 'PUT',
      path: '/hat/:id',
      access: anyone,
      idempotencyKey: '24h',
      summary: 'Put on a hat',
      params: z.object({ id: z.string() }),
      query: z.object({ size: z.coerce.number().optional() }),
      body: z.object({ colour: z.string() }),
      response: z.object({ on: z.boolean() }),
      errors: ['CONFLICT'],
    });
    const alone = describeApi([call], {}) as Document;
    const { paths, components } = alone;
    const put = paths['/hat/{id}']!['put']!;
    expect(put.operationId).toBe('putHatById');
    expect(parametersOf(put, alone).map((one) => `${one.in} ${one.name}`)).toEqual([
      'path id',
      'query size',
      'header Idempotency-Key',
    ]);
    const codes = Object.values(put.responses).flatMap(
      ({ $ref }) => components.responses[$ref?.split('/').at(-1) ?? '']?.['x-codes'] ?? [],
    );
    expect(codes).toEqual(
      expect.arrayContaining([
        'VALIDATION_FAILED',
        'NOT_FOUND',
        'CONFLICT',
        'PAYLOAD_TOO_LARGE',
        'CROSS_ORIGIN',
      ]),
    );
    expect(codes).not.toContain('UNAUTHENTICATED');
  });
});

describe('docs/errors.md', () => {
  it('is committed as it follows from the table: npm run openapi writes it anew', () => {
    const words = (text: string) => text.replaceAll(/[ ]+/g, ' ').replaceAll(/-{3,}/g, '---');
    expect(words(read('errors.md'))).toBe(words(describeErrors()));
  });
});

describe('a call with If-Match', () => {
  const ofVersions = operations.filter(([, call]) => call.versioned);
  it.each(ofVersions)(
    '%s says where the version is, and whether it must be sent',
    (_name, call, operation) => {
      const header = operation.parameters?.find(({ name }) => name === 'If-Match');
      const { field, record, isOptional = false } = call.versioned!;
      expect(header).toMatchObject({
        required: !isOptional,
        description: expect.stringContaining(`\`${field}\` of the ${record}`),
      });
      expect('428' in operation.responses).toBe(!isOptional);
    },
  );
});
