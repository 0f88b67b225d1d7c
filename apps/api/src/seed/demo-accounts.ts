import type { Role } from '@e-store/shared/endpoint';
import { NO_FIGURES, type UserRecord } from '../account/user.model.ts';
import { demoId } from './demo-id.ts';

type DemoLogin = { email: string; password: string; firstname: string; lastname: string; role: Role };

/** The logins that the start banner prints; they exist on this machine only (`DEMO`). */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  {
    email: 'shopper@example.com',
    password: 'shopper-demo-pass',
    firstname: 'Demo',
    lastname: 'Shopper',
    role: 'Customer',
  },
  {
    email: 'admin@example.com',
    password: 'admin-demo-passphrase',
    firstname: 'Demo',
    lastname: 'Admin',
    role: 'Admin',
  },
  {
    email: 'packer@example.com',
    password: 'packer-demo-passphrase',
    firstname: 'Demo',
    lastname: 'Packer',
    role: 'Packer',
  },
  {
    email: 'catalogue@example.com',
    password: 'catalogue-demo-passphrase',
    firstname: 'Demo',
    lastname: 'Catalogue',
    role: 'Catalogue',
  },
];

const PAST_BUYERS = 14;
/** No password hashes to this: nobody signs in as a past buyer. */
const NO_PASSWORD = '!';

const account = (
  email: string,
  fields: Pick<UserRecord, 'firstname' | 'lastname' | 'role' | 'passwordHash' | 'createdAt'>,
): UserRecord => ({
  _id: demoId('user', email),
  email,
  mobile: '9000000000',
  figures: NO_FIGURES,
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

/** Who placed the past orders that are not the demo shopper's. */
export function pastBuyers(createdAt: Date): UserRecord[] {
  return Array.from({ length: PAST_BUYERS }, (_, index) =>
    account(`buyer-${index + 1}@example.com`, {
      firstname: 'Demo',
      lastname: `Buyer ${index + 1}`,
      role: 'Customer',
      passwordHash: NO_PASSWORD,
      createdAt,
    }),
  );
}
