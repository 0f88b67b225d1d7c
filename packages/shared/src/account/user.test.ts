import { describe, expect, it } from '@jest/globals';
import { Email, Firstname, User } from './user.ts';
import { ROLES } from '../roles.ts';

describe('Email', () => {
  it.each([
    ['aditi@example.com', 'aditi@example.com'],
    ['  Aditi@Example.COM ', 'aditi@example.com'],
    ['a.b+shop@mail.example.co.in', 'a.b+shop@mail.example.co.in'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
    ['a-@my-shop.example.com', 'a-@my-shop.example.com'],
  ])('%j is kept as %s', (typed, normalised) => {
    expect(Email.parse(typed)).toBe(normalised);
  });

  it.each([
    '',
    'aditi',
    'aditi@',
    '@example.com',
    'a b@example.com',
    'aditi@example.com\r\nBcc: other@example.com',
    'Aditi <aditi@example.com>',
    'a@example.com,b@example.com',
    `${'a'.repeat(250)}@example.com`,
    `${'a'.repeat(65)}@example.com`,
    'a@example-.com',
    'a@mail-.example.com',
    { $ne: '' },
    ['aditi@example.com'],
    undefined,
  ])('refuses %j', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false);
  });

  it.each([`${'a'.repeat(65)}@example.com`, 'a@example-.com', 'a@example'])(
    'says once how an address looks for %s',
    (typed) => {
      const messages = Email.safeParse(typed).error?.issues.map(({ message }) => message);
      expect(messages).toEqual(['Enter an email address like name@example.com.']);
    },
  );
});

describe('names', () => {
  it('are trimmed, not empty, at most 60 characters', () => {
    expect(Firstname.parse(' Aditi ')).toBe('Aditi');
    expect(Firstname.safeParse('   ').error?.issues[0]?.message).toBe('Enter your first name.');
    expect(Firstname.safeParse(undefined).error?.issues[0]?.message).toBe('Enter your first name.');
    expect(Firstname.safeParse('x'.repeat(61)).success).toBe(false);
  });
});

describe('User [spec 3-3]', () => {
  it('never carries a password, a hash or a token out of the server', () => {
    const stored = {
      _id: '65f000000000000000000002',
      firstname: 'Aditi',
      lastname: 'Deshpande',
      mobile: '9845012345',
      email: 'aditi@example.com',
      role: 'Customer',
      password: 'x',
      passwordHash: 'x',
      resetTokenHash: 'x',
      __v: 0,
    };
    expect(Object.keys(User.parse(stored))).toEqual([
      '_id',
      'firstname',
      'lastname',
      'mobile',
      'email',
      'role',
    ]);
  });

  it('is a Customer, an Admin or one of the narrower staff [spec 6-1]', () => {
    expect(ROLES).toEqual(['Customer', 'Admin', 'Packer', 'Catalogue']);
  });
});
