import { describe, expect, it } from '@jest/globals';
import { isGstin } from './gstin.ts';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is one', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  it.each([
    ['a letter mistyped', '27AAPFU0939F1ZU'],
    ['two digits changed about', '27AAPFU9039F1ZV'],
    ['small letters', '27aapfu0939f1zv'],
    ['one character short', '27AAPFU0939F1Z'],
    ['no Z before the last', '27AAPFU0939F1XV'],
    ['nothing', ''],
  ])('is not one with %s', (_case, text) => {
    expect(isGstin(text)).toBe(false);
  });
});
