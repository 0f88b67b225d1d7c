import { describe, expect, it } from '@jest/globals';
import { queryText, severalLines, singleLine } from './plain-text.ts';

const line = singleLine({ missing: 'Enter it.', max: 20 });
const lines = severalLines({ missing: 'Enter it.', max: 20 });

describe('text that people type', () => {
  it.each(['Ravi', 'O’Neil-Rao', 'सुनीता', 'क्‍ष', 'നൻ‌മ'])('takes %p as it is', (value) => {
    expect(line.parse(value)).toBe(value);
  });
  it.each([
    'a\nb',
    'a\r\nBcc: x',
    'a\0b',
    'a\tb',
    'a\u202Eb',
    'a\u2066b',
    'a\u2028b',
    'a\u2029b',
    'a\uD800b',
  ])('refuses %j in one line', (value) => {
    expect(line.safeParse(value).success).toBe(false);
  });
  it('takes line breaks over several lines, and no other control character', () => {
    expect(lines.parse('12 Road\nSector 4')).toBe('12 Road\nSector 4');
    expect(lines.safeParse('12 Road\0').success).toBe(false);
  });
  it('asks for it when it is missing or blank, and says how long it may be', () => {
    for (const value of [undefined, '', '   ', '\u200B', '\u3164', ' \u200D\u2060 '])
      expect(line.safeParse(value).error?.issues[0]?.message).toBe('Enter it.');
    expect(line.safeParse('x'.repeat(21)).error?.issues[0]?.message).toBe('At most 20 characters.');
  });
});

describe('text to find something by', () => {
  const text = queryText('Send one keyword.', 64);
  it('takes words of every script, parted by any space', () => {
    for (const value of ['नीली शर्ट', 'blue\tshirt', 'blue\nshirt', '50% off'])
      expect(text.parse(value)).toBe(value);
  });
  it.each(['a\0b', '\0', 'a\u001Bb', 'a\u009Fb'])('refuses %j', (value) => {
    expect(text.safeParse(value).success).toBe(false);
  });
});
