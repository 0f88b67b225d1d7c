/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { redactPath } from './redact-path.ts';

describe('a path in the log', () => {
  it.each([
    ['/products?q=somebody', '/products'],
    ['/password/reset/SECRET', '/password/reset/…'],
    ['/Password/Reset/SECRET/', '/Password/Reset/…/'],
    ['/api/v1/password/reset/SECRET?x=1', '/api/v1/password/reset/…'],
    ['/newsletter/unsubscribe/SECRET', '/newsletter/unsubscribe/…'],
    ['/newsletter/confirm/SECRET', '/newsletter/confirm/…'],
    ['/alerts/withdraw/SECRET', '/alerts/withdraw/…'],
    [undefined, ''],
  ])('of %p is %p [R25]', (url, path) => {
    expect(redactPath(url)).toBe(path);
  });
});
