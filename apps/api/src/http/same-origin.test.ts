import { describe, expect, it } from '@jest/globals';
import { isFetchedAhead, isSameOrigin } from './same-origin.ts';

const OWN = 'https://shop.example';

describe('same origin', () => {
  it.each([
    // Sec-Fetch-Site, Origin, allowed
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
  ])('by Sec-Fetch-Site %p and Origin %p is %p', (fetchSite, origin, allowed) => {
    expect(isSameOrigin({ fetchSite, origin }, OWN)).toBe(allowed);
  });
});

describe('what is fetched ahead', () => {
  it.each([
    ['prefetch', true],
    ['prefetch;prerender', true],
    ['prefetch;anonymous-client-ip', true],
    ['preview', true],
    [undefined, false],
    ['', false],
  ])('by its purpose %p is %p', (purpose, is) => {
    expect(isFetchedAhead(purpose)).toBe(is);
  });
});
