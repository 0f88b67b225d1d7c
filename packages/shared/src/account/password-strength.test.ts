import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

const asha = { email: 'asha.rao@example.com', firstname: 'Asha', lastname: 'Rao' };

describe('passwordStrength', () => {
  it.each([
    ['', 'short'],
    ['seven77', 'short'],
    ['eight888', 'fair'],
    ['fourteen chars', 'fair'],
    ['fifteen letters', 'good'],
    ['monsoon on the roof', 'good'],
    ['12345678', 'guessed'],
    ['qwertyuiop', 'guessed'],
    ['AshaRao2026!', 'guessed'],
    ['estore2026', 'guessed'],
    ['abababababababababab', 'guessed'],
  ])('of %j is %s', (password, strength) => {
    expect(passwordStrength(password, 8, asha)).toBe(strength);
  });

  it('goes by the length that the shop asks for [R13]', () => {
    expect(passwordStrength('fourteen chars', 15, asha)).toBe('short');
    expect(passwordStrength('fifteen letters', 15, asha)).toBe('good');
  });

  it('asks for no kinds of characters', () => {
    expect(passwordStrength('allsmallandlongenough', 8, asha)).toBe('good');
  });
});
