import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Shop = { url: string; apiUrl: string; mailUrl: string };

/** Demo login (README). */
export const ADMIN = { email: 'admin@example.com', password: 'admin-demo-passphrase' };

// Workers run in separate processes from global setup.
const file = path.resolve(import.meta.dirname, '../.tmp/e2e/shops-url');

export async function saveShopsUrl(url: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, url);
}

export async function fetchShop(worker: number): Promise<Shop> {
  const answer = await fetch(`${await readFile(file, 'utf8')}/${worker}`);
  if (!answer.ok) throw new Error(`The shop of the journeys did not start: ${await answer.text()}`);
  return answer.json() as Promise<Shop>;
}
