import { describe, expect, it } from '@jest/globals';
import { BusinessBuyer, isGstin } from './gstin.ts';

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

describe('the GSTIN of a business buyer', () => {
  it.each([
    ['', 'Enter the GSTIN.'],
    ['  ', 'Enter the GSTIN.'],
    ['27AAPFU0939F1ZU', 'This is not a valid GSTIN. Check its 15 characters.'],
  ])('%j is refused with one message', (gstin, message) => {
    const { error } = BusinessBuyer.safeParse({ name: 'Lake Traders LLP', gstin });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
