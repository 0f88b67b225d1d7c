import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { MobileNumber, Pincode } from './digits.ts';

const messageOf = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('MobileNumber', () => {
  it.each([
    ['9845012345', '9845012345'],
    [9845012345, '9845012345'],
    [' 98450 12345 ', '9845012345'],
    ['98450-12345', '9845012345'],
    ['+91 98450 12345', '9845012345'],
    ['+919845012345', '9845012345'],
    ['919845012345', '9845012345'],
    ['09845012345', '9845012345'],
    ['९८४५० १२३४५', '9845012345'],
    ['9123456789', '9123456789'],
  ])('%j is %s', (typed, digits) => {
    expect(MobileNumber.parse(typed)).toBe(digits);
  });

  it.each([
    '',
    '   ',
    '984501234',
    '98450123456',
    '98450abcde',
    984501234.5,
    -9845012345,
    undefined,
    null,
    {},
    [],
  ])('refuses %j with a sentence', (typed) => {
    expect(messageOf(MobileNumber.safeParse(typed))).toEqual(['Enter a 10-digit mobile number.']);
  });

  it('is always ten digits [spec 5-8]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.stringMatching(/^[+0-9 -]{8,15}$/)), (typed) => {
        const { success, data } = MobileNumber.safeParse(typed);
        expect(success ? data : '0000000000').toMatch(/^\d{10}$/);
      }),
    );
  });
});

describe('Pincode', () => {
  it.each([
    ['560034', '560034'],
    ['५६००३४', '560034'],
    [560034, '560034'],
    ['560 034', '560034'],
    ['900056', '900056'],
  ])('%j is %s', (typed, digits) => {
    expect(Pincode.parse(typed)).toBe(digits);
  });

  it.each(['', '56003', '05600', '5600345', 'abcdef', 56003.4, undefined, null, {}])(
    'refuses %j with a sentence',
    (typed) => {
      expect(messageOf(Pincode.safeParse(typed))).toEqual(['Enter a 6-digit pincode.']);
    },
  );

  it.each(['000000', '012345', '०१२३४५'])('says that %j cannot start with 0', (typed) => {
    expect(messageOf(Pincode.safeParse(typed))).toEqual(['Check the pincode. It cannot start with 0.']);
  });
});
