import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the shop of this run answers. */
export type Shop = { url: string; apiUrl: string; mailUrl: string };

/** Demo login of the shop (README). */
export const ADMIN = { email: 'admin@example.com', password: 'admin-demo-passphrase' };

// The journeys run in another process than the one that starts the shop.
const file = path.resolve(import.meta.dirname, '../.tmp/e2e/shop.json');

export async function saveShop({ url, apiUrl, mailUrl }: Shop): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ url, apiUrl, mailUrl }));
}

export async function readShop(): Promise<Shop> {
  return JSON.parse(await readFile(file, 'utf8'));
}
