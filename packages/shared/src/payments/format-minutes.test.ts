import { describe, expect, it } from '@jest/globals';
import { formatMinutes } from './format-minutes.ts';

describe('formatMinutes', () => {
  it.each([
    [1, '1 minute'],
    [59, '59 minutes'],
    [60, '1 hour'],
    [61, '1 hour 1 minute'],
    [65, '1 hour 5 minutes'],
    [1439, '23 hours 59 minutes'],
    [1440, '24 hours'],
  ])('writes %d minutes as %s', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text);
  });
});
