import { expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { isEmailProof, issueEmailProof } from './email-proof.ts';

const owner = { _id: new Types.ObjectId(), email: 'asha@example.com' };
const jwtSecret = 'first secret '.repeat(3);
const secrets = { jwtSecret, previousJwtSecret: undefined };
const now = new Date('2026-11-20T06:30:00Z');
const token = issueEmailProof(owner, secrets, now);

it('a link mailed before the secret was replaced proves the address while the previous secret is configured [R30]', () => {
  const next = 'second secret '.repeat(3);
  expect(isEmailProof(token, owner, secrets, now)).toBe(true);
  expect(isEmailProof(token, owner, { jwtSecret: next, previousJwtSecret: jwtSecret }, now)).toBe(true);
  expect(isEmailProof(token, owner, { ...secrets, jwtSecret: next }, now)).toBe(false);
});

it.each([
  ['of another account', { ...owner, _id: new Types.ObjectId() }, 0],
  ['of another address', { ...owner, email: 'ravi@example.com' }, 0],
  ['after a day', owner, 24 * 60 * 60_000 + 1000],
])('a link proves nothing %s', (_, whose, later) => {
  expect(isEmailProof(token, whose, secrets, new Date(now.getTime() + later))).toBe(false);
});
