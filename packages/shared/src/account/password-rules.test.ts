import { describe, expect, it } from '@jest/globals';
import { NewPassword, TypedPassword } from './endpoints.ts';
import { passwordStrength } from './password-rules.ts';

const isAccepted = (password: unknown) => NewPassword.safeParse(password).success;

describe('NewPassword', () => {
  it.each([
    [7, false],
    [8, true],
    [64, true],
    [128, true],
    [129, false],
  ])('with %i characters is accepted: %j [spec 5-13]', (length, accepted) => {
    expect(isAccepted('x'.repeat(length))).toBe(accepted);
  });

  it('is taken exactly as typed: spaces, letter case and emoji stay', () => {
    const typed = '  Chai & Pakora ☕️ ';
    expect(NewPassword.parse(typed)).toBe(typed);
  });

  it('asks for no kinds of characters [R13] [ASVS 6.2.5]', () => {
    expect(isAccepted('allsmall')).toBe(true);
  });

  it.each([undefined, null, 12_345_678, { $gt: '' }, ['password']])('refuses %j', (value) => {
    expect(isAccepted(value)).toBe(false);
  });

  it('says what to do about a short one', () => {
    expect(NewPassword.safeParse('short').error?.issues[0]?.message).toBe('Use at least 8 characters.');
  });
});

describe('TypedPassword', () => {
  it('is compared, not judged: short ones pass, an empty one does not', () => {
    expect(TypedPassword.safeParse('x').success).toBe(true);
    expect(TypedPassword.safeParse('').error?.issues[0]?.message).toBe('Enter your password.');
    expect(TypedPassword.safeParse({ $gt: '' }).success).toBe(false);
    expect(TypedPassword.safeParse('x'.repeat(1001)).success).toBe(false);
  });
});

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
