import { beforeEach, describe, expect, it } from '@jest/globals';
import { type IdempotencyKeys, createIdempotencyKeys, isOutcomeUnknown } from './idempotency-keys.ts';

let keys: IdempotencyKeys;
let now: number;
beforeEach(() => {
  let last = 0;
  now = 0;
  keys = createIdempotencyKeys(
    () => `key ${(last += 1)}`,
    () => now,
  );
});

const save = { method: 'PUT', url: '/wishlist/1' };
const remove = { method: 'DELETE', url: '/wishlist/1' };
const stock = { method: 'PUT', url: '/products/1/stock', body: { from: 8, to: 38 } };

describe('the key of a change', () => {
  it('is the same for a retry while the outcome is unknown', () => {
    expect([keys.keyFor(stock), keys.keyFor({ ...stock })]).toEqual(['key 1', 'key 1']);
  });

  it('is a new one once the outcome is known', () => {
    keys.keyFor(stock);
    keys.complete(stock, 'key 1');
    expect(keys.keyFor(stock)).toBe('key 2');
  });

  it('stays when the answer to an earlier key comes late', () => {
    keys.keyFor(save);
    keys.keyFor(remove);
    keys.keyFor(save);
    keys.complete(save, 'key 1');
    expect(keys.keyFor(save)).toBe('key 3');
  });

  it.each([
    ['body', { body: { from: 8, to: 39 } }],
    ['path', { url: '/products/2/stock' }],
    ['method', { method: 'POST' }],
    ['query', { query: { moveTo: 'jeans' } }],
    ['version', { ifMatch: '"2"' }],
  ])('is a new one for another %s', (_what, other) => {
    keys.keyFor(stock);
    expect(keys.keyFor({ ...stock, ...other })).toBe('key 2');
  });

  it.each([
    ['the same thing', { method: 'PUT', url: '/wishlist/1' }, { method: 'DELETE', url: '/wishlist/1' }],
    [
      'a part of it',
      { method: 'DELETE', url: '/products/1' },
      { method: 'POST', url: '/products/1/restore' },
    ],
    [
      'what it is part of',
      { method: 'PUT', url: '/products/1/price', body: { to: 5 } },
      { method: 'PUT', url: '/products/1', body: { price: 6 } },
    ],
  ])('is a new one after another change of %s', (_what, change, other) => {
    keys.keyFor(change);
    keys.keyFor(other);
    expect(keys.keyFor(change)).toBe('key 3');
  });

  it('stays after a change of something else', () => {
    keys.keyFor(stock);
    keys.keyFor({ method: 'PUT', url: '/products/11', body: {} });
    keys.keyFor({ method: 'PUT', url: '/products/1/price', body: {} });
    keys.keyFor({ method: 'POST', url: '/admin/confirm' });
    expect(keys.keyFor(stock)).toBe('key 1');
  });

  it('is a new one after a quarter of an hour, when the same call is meant anew', () => {
    keys.keyFor(stock);
    now += 15 * 60 * 1000;
    expect(keys.keyFor(stock)).toBe('key 1');
    now += 15 * 60 * 1000 + 1;
    expect(keys.keyFor(stock)).toBe('key 2');
  });

  it('is remembered of the last fifty changes', () => {
    for (let id = 1; id <= 51; id += 1) keys.keyFor({ method: 'PUT', url: `/orders/${id}` });
    expect(keys.keyFor({ method: 'PUT', url: '/orders/2' })).toBe('key 2');
    expect(keys.keyFor({ method: 'PUT', url: '/orders/1' })).toBe('key 52');
  });

  it('of saving, removing and saving again is each time another', () => {
    expect([keys.keyFor(save), keys.keyFor(remove), keys.keyFor(save)]).toEqual(['key 1', 'key 2', 'key 3']);
  });
});

describe('an outcome', () => {
  it.each([0, 408, 429, 500, 502, 503, 504, 401, 403])('of status %d is unknown', (status) => {
    expect(isOutcomeUnknown({ status })).toBe(true);
  });

  it.each([200, 201, 400, 404, 409, 412, 413, 422, 428])('of status %d is known', (status) => {
    expect(isOutcomeUnknown({ status, code: 'CONFLICT' })).toBe(false);
  });

  it('is unknown while the first try is running, and known when that one is done', () => {
    expect(isOutcomeUnknown({ status: 409, code: 'IDEMPOTENCY_KEY_IN_USE' })).toBe(true);
    expect(isOutcomeUnknown({ status: 409, code: 'ALREADY_DONE' })).toBe(false);
  });
});
