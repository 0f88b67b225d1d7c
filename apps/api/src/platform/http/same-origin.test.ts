import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { assertSameOrigin, isPrefetch, isSameOrigin } from './same-origin.ts';

const OWN = 'https://shop.example';

describe('same origin', () => {
  it.each([
    ['same-origin', OWN, true],
    ['same-origin', undefined, true],
    ['none', undefined, true],
    ['none', 'https://evil.example', false],
    ['none', 'null', false],
    [undefined, OWN, true],
    [undefined, undefined, true],
    ['cross-site', undefined, false],
    ['cross-site', 'https://evil.example', false],
    ['same-site', 'https://blog.shop.example', false],
    ['nonsense', undefined, false],
    ['', undefined, false],
    [undefined, 'https://evil.example', false],
    [undefined, 'null', false],
    [undefined, '', false],
    [undefined, 'http://shop.example', false],
    [undefined, 'https://shop.example:8443', false],
    [undefined, 'https://shop.example.evil.example', false],
    [undefined, 'https://evilshop.example', false],
    [undefined, 'https://shop.example/', false],
  ])('by Sec-Fetch-Site %p and Origin %p is %p [R37]', (fetchSite, origin, allowed) => {
    expect(isSameOrigin({ fetchSite, origin }, OWN)).toBe(allowed);
  });
});

describe('what is fetched ahead', () => {
  it.each([
    ['prefetch', true],
    ['prefetch;prerender', true],
    ['prefetch;anonymous-client-ip', true],
    ['prerender', true],
    ['Preview', true],
    ['navigate', false],
    [undefined, false],
    ['', false],
  ])('by its purpose %p is %p [R38]', (purpose, is) => {
    expect(isPrefetch(purpose)).toBe(is);
  });
});

describe('a request that changes something', () => {
  const asked = (headers: Record<string, string>) => () =>
    assertSameOrigin(Object.assign(Object.create(express.request), { headers }), `${OWN}/shop`);

  it('is let through from a page of the shop, and from no browser', () => {
    expect(asked({})).not.toThrow();
    expect(asked({ origin: OWN })).not.toThrow();
    expect(asked({ 'sec-fetch-site': 'same-origin' })).not.toThrow();
  });

  it.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'is refused with %j',
    (headers) => {
      expect(asked(headers)).toThrow(
        expect.objectContaining({
          status: 403,
          code: 'CROSS_ORIGIN',
          message: 'This request came from another site, so nothing was done.',
        }),
      );
    },
  );

  it.each<Record<string, string>>([{ 'sec-purpose': 'prefetch' }, { purpose: 'preview' }])(
    'is refused ahead of its time: %j',
    (headers) => {
      expect(asked({ ...headers, 'sec-fetch-site': 'same-origin' })).toThrow(
        expect.objectContaining({
          status: 403,
          code: 'FORBIDDEN',
          message: 'This was a prefetch request, so nothing was done.',
        }),
      );
    },
  );
});
