import { describe, expect, it } from '@jest/globals';
import { Tracking } from './tracking.ts';

const numberOf = (number: string) => Tracking.parse({ courier: 'Parcel One', number }).number;

describe('a tracking number', () => {
  it.each([
    ['1490 8123 4567', '149081234567'],
    [' fp-100 200 ', 'FP-100200'],
    ['1490\t8123\u00a04567', '149081234567'],
    ['fp-१००२००', 'FP-100200'],
  ])('is taken as couriers print it: %j', (typed, number) => {
    expect(numberOf(typed)).toBe(number);
  });

  it.each(['12 3', 'FP_100', 'FP/100'])('is refused when it can be none: %j', (typed) => {
    const { error } = Tracking.safeParse({ courier: 'Parcel One', number: typed });
    expect(error?.issues[0]?.message).toBe(
      'Enter the tracking number: letters, digits and hyphens, at least 4.',
    );
  });
});
