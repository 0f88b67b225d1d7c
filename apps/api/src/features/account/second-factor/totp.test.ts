import { describe, expect, it } from '@jest/globals';
import { generateSync } from 'otplib';
import { base32, findStep, totpStep } from './totp.ts';

const KEY = Buffer.from('12345678901234567890');
const codeAt = (key: Uint8Array, step: number) =>
  generateSync({ strategy: 'hotp', secret: key, counter: step });

describe('a code', () => {
  // RFC 4226, appendix D
  it.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ])('of counter %i is %s', (counter, code) => {
    expect(findStep(KEY, code, new Date(counter * 30_000))).toBe(counter);
  });

  // RFC 6238, appendix B, SHA-1, last six of eight digits
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('of second %i ends as %s does [R27]', (second, code) => {
    const now = new Date(second * 1000);
    expect(findStep(KEY, code.slice(2), now)).toBe(totpStep(now));
  });
});

describe('the step of a code', () => {
  const now = new Date('2026-11-20T06:30:10Z');
  const step = totpStep(now);

  it.each([-1, 0, 1])('is found %i step away, for clocks that differ', (away) => {
    expect(findStep(KEY, codeAt(KEY, step + away), now)).toBe(step + away);
  });

  it.each([-2, 2, 1000])('is not found %i steps away', (away) => {
    expect(findStep(KEY, codeAt(KEY, step + away), now)).toBeUndefined();
  });

  it('is not found a second time, nor an earlier one after it', () => {
    expect(findStep(KEY, codeAt(KEY, step), now, step)).toBeUndefined();
    expect(findStep(KEY, codeAt(KEY, step - 1), now, step)).toBeUndefined();
    expect(findStep(KEY, codeAt(KEY, step + 1), now, step)).toBe(step + 1);
  });

  it('is not found when a later code was used, as after a clock that went back', () => {
    expect(findStep(KEY, codeAt(KEY, step), now, step + 100)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', `${codeAt(KEY, step)} `])('is not found of %j', (code) => {
    expect(findStep(KEY, code, now)).toBeUndefined();
  });
});

// RFC 4648, section 10, without padding
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});
