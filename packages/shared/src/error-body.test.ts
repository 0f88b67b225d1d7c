import { expect, it } from '@jest/globals';
import { ERROR_CODES, ErrorBody } from './error-body.ts';

it('an error is one shape, with a known code and a sentence, and may add a quote [spec 8-9]', () => {
  const body = {
    success: false as const,
    code: 'PRICE_CHANGED' as const,
    message: 'A price changed while you were shopping.',
    requestId: 'r-1',
    quote: { total: 979 },
  };
  expect(ErrorBody.parse(body)).toEqual(body);
  expect(ErrorBody.safeParse({ ...body, code: 'OOPS' }).success).toBe(false);
  expect(ErrorBody.safeParse({ ...body, success: true }).success).toBe(false);
});

it('no error code stands twice', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});
