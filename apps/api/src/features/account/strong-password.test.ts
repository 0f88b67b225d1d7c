import { describe, expect, it } from '@jest/globals';
import { findPasswordWeakness } from './strong-password.ts';

const asha = { email: 'asha.rao@example.com', firstname: 'Asha', lastname: 'Rao' };

describe('a password that is guessed first', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'p4ssw0rd123',
    'password!!!',
    '123password',
    'Welcome@123',
    'qwerty123',
    'iloveyou',
    'iloveyou2',
    'Admin@123',
    'letmein1',
    'monkey123',
    'dragon!!',
    'sunshine1',
    'princess7',
    'India@123',
    'krishna108',
    'jaihind1947',
    'omsairam',
    'sachin10',
    'virat_kohli18',
    'cricket2026',
    'Mumbai@2026',
    'football1',
    'superman99',
    'trustno1',
    'abcd1234',
    'asdfghjk',
    'passwords1',
    'Secret2026!',
    'chocolate1',
    '1qaz2wsx',
    'ncc1701d',
    'Rush2112',
    'babylon5',
  ])('%s is refused as common [spec 5-13] [R14]', (password) => {
    expect(findPasswordWeakness(password, asha)).toMatch(/too common|[Ss]equences/);
  });

  it.each([
    '12345678',
    '87654321',
    '11111111',
    'aaaaaaaa',
    '12121212',
    'abcabcabc',
    'abcdefgh',
    'qwertyui',
    '19982026',
  ])('%s is refused as a row or a number', (password) => {
    expect(findPasswordWeakness(password, asha)).toMatch(/Sequences and numbers/);
  });

  it.each(['asharao1', 'AshaRao!', 'asha.rao1998', 'Asha@2026'])(
    '%s is refused to its owner [R14]',
    (password) => {
      expect(findPasswordWeakness(password, asha)).toMatch(/^Your name/);
    },
  );

  it.each(['e-store2026', 'EStore@123'])('%s is refused as the shop’s name [R14]', (password) => {
    expect(findPasswordWeakness(password, asha)).toMatch(/name of the shop/);
  });
});

describe('a password that is not', () => {
  it.each([
    'monsoon on the roof',
    'a long enough password',
    'shopper-demo-pass',
    'kurta pyjama dupatta',
    'harvest at dawn',
    'xK9#vLq2',
    'पासवर्ड नहीं है',
    'password of my neighbour',
    'asha likes mangoes',
  ])('%s is taken', (password) => {
    expect(findPasswordWeakness(password, asha)).toBeUndefined();
  });
});
