import type { Role } from '@e-store/shared/roles';

type DemoLogin = { email: string; password: string; firstname: string; lastname: string; role: Role };

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

const PUBLISHED = new Set(DEMO_LOGINS.map(({ password }) => password));

export const isPublishedPassword = (password: string): boolean => PUBLISHED.has(password);
