import * as fc from 'fast-check';
import { NASTY, generateInvalid, valueOf } from './values.js';

/**
 * @typedef {object} Call
 * @property {string} kind `valid`, `invalid` or `malformed`
 * @property {string} path below the prefix, with its query
 */

const partsOf = (operation, place) => operation.parameters.filter((one) => one.in === place);

const pair = (name, value) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;
/** For qs: `price[gt]=500`, `size=a&size=b`. */
const pairs = (name, value) => {
  if (Array.isArray(value))
    return value.length > 0 ? value.flatMap((one) => pairs(`${name}[]`, one)) : [pair(`${name}[]`, '')];
  if (typeof value !== 'object' || value === null) return [pair(name, value)];
  return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner));
};
const asHeader = (value) => String(value).replaceAll(/[^\t\x20-\x7e]/g, '?');

const pathOf = (operation, params) =>
  operation.path.replace(
    /\{(\w+)\}/g,
    (_, name) => encodeURIComponent(params[name]).replace(/^\.+$/, '%2E') || '%20',
  );

function write(operation, { params, query, headers, body }) {
  const search = Object.entries(query).flatMap(([name, value]) => pairs(name, value));
  const type = operation.body?.types.includes('application/json')
    ? 'application/json'
    : operation.body?.types[0];
  return {
    operation,
    method: operation.method,
    path: pathOf(operation, params) + (search.length > 0 ? `?${search.join('&')}` : ''),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, asHeader(value)])),
      ...(body !== undefined && { 'content-type': type }),
    },
    body: body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  };
}

const record = (parameters, findExisting) =>
  fc.record(
    Object.fromEntries(parameters.map((one) => [one.name, valueOf(one.schema, findExisting, one.name)])),
    {
      requiredKeys: parameters.filter((one) => one.required).map((one) => one.name),
    },
  );

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const files = fc.oneof(
  fc.constant(PIXEL),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.concat([PIXEL.subarray(0, 30), bytes])),
);

function inputs(operation, findExisting) {
  const { body } = operation;
  const example = findExisting('example', operation);
  const made = body?.schema && valueOf(body.schema, findExisting, 'body');
  return fc.record({
    params: record(partsOf(operation, 'path'), findExisting),
    query: record(partsOf(operation, 'query'), findExisting),
    headers: record(partsOf(operation, 'header'), findExisting),
    body: !body
      ? fc.constant(undefined)
      : !made
        ? files
        : example?.length
          ? fc.oneof(fc.constantFrom(...example), made)
          : made,
  });
}

const BAD_TEXTS = NASTY.filter(
  (value) => typeof value === 'string' && value.trim() !== '' && value.isWellFormed(),
);
const BAD_IN = { path: BAD_TEXTS, query: [...BAD_TEXTS, { $ne: 'x' }, ['a', 'b']] };

/** Each input has exactly one invalid part. */
function invalidInputs(operation, findExisting) {
  const input = inputs(operation, findExisting);
  const ways = [];
  if (operation.body?.schema) {
    const bad = generateInvalid(valueOf(operation.body.schema, findExisting, 'body'), (value) =>
      operation.isValid('body', value),
    );
    ways.push(fc.tuple(input, bad).map(([good, body]) => ({ ...good, body })));
  }
  for (const part of [...partsOf(operation, 'path'), ...partsOf(operation, 'query')]) {
    const bad = BAD_IN[part.in].filter((value) => !operation.isValid(part.name, value));
    if (bad.length === 0) continue;
    const place = part.in === 'path' ? 'params' : 'query';
    ways.push(
      fc
        .tuple(input, fc.constantFrom(...bad))
        .map(([good, value]) => ({ ...good, [place]: { ...good[place], [part.name]: value } })),
    );
  }
  return ways;
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin-9',
  'application/xml',
  '',
  'application/json;',
  'a/b/c',
];
const malformedBodies = fc.oneof(
  fc.constantFrom(
    '{"a":',
    '"text"',
    'null',
    '[]',
    '{"a":1e999}',
    '{"__proto__":{"x":1}}',
    '\ufeff{}',
    '[',
    '{}{}',
    "{'a':1}",
    '0',
    '['.repeat(20_000),
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(`{"a":"${'x'.repeat(101_000)}"}`),
);
const strangeHeaders = fc.record(
  {
    accept: fc.constantFrom(
      'text/html',
      'application/json;q=0',
      '*/*;q=0.1',
      '/',
      'application/json, *',
      'x'.repeat(2000),
    ),
    'content-type': fc.constantFrom(...TYPES),
    'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'zstd', 'identity', 'squeezed'),
    origin: fc.constantFrom('https://evil.example', 'null', 'http://localhost', ''),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-site', 'same-origin', 'none', 'what'),
    'x-request-id': fc.constantFrom('a', 'x'.repeat(300), '<script>', 'good-request-id-1'),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"', 'x'.repeat(500)),
    'if-match': fc.constantFrom('*', '"x"', 'W/"1"', ''),
    'idempotency-key': fc.constantFrom('', 'k', 'x'.repeat(5000), '$ne', '%'),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', 'not an address', ','.repeat(500)),
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    'accept-language': fc.constantFrom('hi', 'x'.repeat(1000)),
    'transfer-encoding': fc.constantFrom('chunked'),
  },
  { requiredKeys: [] },
);
const strangeEnds = fc.constantFrom(
  '',
  '/',
  '//',
  '/%',
  '/%00',
  '/..',
  '/%2e%2e',
  '?',
  '?a[]=1&a[b]=2',
  `?${'a[b]'.repeat(300)}=1`,
  '?__proto__[x]=1',
  '?a%',
  '/%E0%A4%A',
  ';jsessionid=1',
  '?' + 'k=v&'.repeat(1200),
  '/' + 'a'.repeat(7000),
);

function malformed(operation, findExisting) {
  return fc
    .tuple(
      inputs(operation, findExisting),
      strangeHeaders,
      fc.option(malformedBodies),
      strangeEnds,
      fc.option(
        fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'),
        { freq: 3 },
      ),
    )
    .map(([input, headers, body, end, method]) => {
      const call = write(operation, input);
      const hasEncoding = headers['transfer-encoding'] !== undefined;
      return {
        ...call,
        method: method ?? call.method,
        path: call.path + end,
        headers: { ...call.headers, ...headers, ...(hasEncoding && { 'transfer-encoding': 'chunked' }) },
        body: body ?? call.body,
      };
    });
}

/** Mostly as the document wants them. @returns {fc.Arbitrary<Call>} */
export function requestsTo(operation, findExisting) {
  const ways = invalidInputs(operation, findExisting);
  return fc.oneof(
    {
      weight: 5,
      arbitrary: inputs(operation, findExisting).map((input) => ({
        ...write(operation, input),
        kind: 'valid',
      })),
    },
    ...(ways.length > 0
      ? [
          {
            weight: 4,
            arbitrary: fc.oneof(...ways).map((input) => ({ ...write(operation, input), kind: 'invalid' })),
          },
        ]
      : []),
    {
      weight: 1,
      arbitrary: malformed(operation, findExisting).map((call) => ({ ...call, kind: 'malformed' })),
    },
  );
}

export function invalidRequestsTo(operation, findExisting) {
  const ways = invalidInputs(operation, findExisting);
  if (ways.length === 0) return undefined;
  return fc.oneof(...ways).map((input) => ({ ...write(operation, input), kind: 'invalid' }));
}
