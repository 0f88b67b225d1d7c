import { describe, expect, it } from '@jest/globals';
import { portablePattern } from './json-schema.ts';

describe('portablePattern', () => {
  it.each([
    [String.raw`^\d{10}$`, '^[0-9]{10}$'],
    [String.raw`^[\w-]+\.webp$`, String.raw`^[A-Za-z0-9_-]+\.webp$`],
    [String.raw`^https:\/\/`, '^https://'],
    [String.raw`^[^\x00-\x1F\u2028]*$`, `^[^${String.raw`\x00-\x1F`}\u2028]*$`],
  ])('writes %s so that every language reads it alike', (source, written) => {
    expect(portablePattern(source)).toBe(written);
  });

  it.each([String.raw`[\p{L}]`, '(?=a)', '(?<name>a)', String.raw`(a)\1`])(
    'refuses %s, which has no common form',
    (source) => expect(() => portablePattern(source)).toThrow('No common form'),
  );
});
