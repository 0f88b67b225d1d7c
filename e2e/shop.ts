import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the shop of a worker answers. */
export type Shop = { url: string; apiUrl: string; mailUrl: string };

/** Demo login of the shop (README). */
export const ADMIN = { email: 'admin@example.com', password: 'admin-demo-passphrase' };

// Workers are other processes than the one that keeps the shops.
const file = path.resolve(import.meta.dirname, '../.tmp/e2e/shops-url');

/** Tells workers where they ask for their shops. */
export async function saveShopsUrl(url: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, url);
}

/** The shop of this worker, once it is ready. */
export async function askForShop(worker: number): Promise<Shop> {
  const answer = await fetch(`${await readFile(file, 'utf8')}/${worker}`);
  if (!answer.ok) throw new Error(`The shop of the journeys did not start: ${await answer.text()}`);
  return answer.json() as Promise<Shop>;
}
