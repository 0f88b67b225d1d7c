import type { Types } from 'mongoose';
import { DEMO_LOGINS } from '../features/account/demo-logins.ts';
import { EMPTY_CUSTOMER_STATS, type UserRecord } from '../features/account/user.model.ts';
import { demoId } from './demo-id.ts';

const PAST_BUYERS = 14;
const pastBuyerEmail = (index: number) => `buyer-${index + 1}@example.com`;
/** No password hashes to this value. */
const NO_PASSWORD = '!';

const account = (
  email: string,
  fields: Pick<UserRecord, 'firstname' | 'lastname' | 'role' | 'passwordHash' | 'createdAt'>,
): UserRecord => ({
  _id: demoId('user', email),
  email,
  mobile: '9000000000',
  figures: EMPTY_CUSTOMER_STATS,
  ...fields,
});

export async function demoAccounts(
  hash: (password: string) => Promise<string>,
  createdAt: Date,
): Promise<UserRecord[]> {
  return Promise.all(
    DEMO_LOGINS.map(async ({ email, password, ...fields }) =>
      account(email, { ...fields, passwordHash: await hash(password), createdAt }),
    ),
  );
}

export function pastBuyers(createdAt: Date): UserRecord[] {
  return Array.from({ length: PAST_BUYERS }, (_, index) =>
    account(pastBuyerEmail(index), {
      firstname: 'Demo',
      lastname: `Buyer ${index + 1}`,
      role: 'Customer',
      passwordHash: NO_PASSWORD,
      createdAt,
    }),
  );
}

export const DEMO_ACCOUNT_IDS: readonly Types.ObjectId[] = [
  ...DEMO_LOGINS.map(({ email }) => email),
  ...Array.from({ length: PAST_BUYERS }, (_, index) => pastBuyerEmail(index)),
].map((email) => demoId('user', email));
