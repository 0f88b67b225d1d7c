import { describe, expect, it } from '@jest/globals';
import { normaliseAddress } from './normalise-address.ts';

describe('the address in a log line', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:DB8::7', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['7.7.7.8:4000', '7.7.7.8'],
    ['[2001:DB8::1]:4000', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[fe80::1%eth0]:4000', 'fe80::1'],
    ['7.7.7.8:4000:1', undefined],
    ['7.7.7.8:', undefined],
    ['[7.7.7.8', undefined],
    ['unknown', undefined],
    ['1.2.3.4"}\n{"level":60', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j is %j', (ip, expected) => {
    expect(normaliseAddress(ip)).toBe(expected);
  });
});
