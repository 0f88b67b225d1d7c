import type { Database } from '../database/database.ts';

const SHOWN = 20;

export async function checkInvariants(
  database: Database,
  invariants: readonly Invariant[],
  writeLine: (line: string) => void,
): Promise<number> {
  let broken = 0;
  for (const { id, description, check } of invariants) {
    const { checked, breaches } = await check(database);
    broken += breaches.length;
    writeLine(
      `${breaches.length === 0 ? 'ok  ' : 'FAIL'} ${id} ${description}: ${checked} checked, ${breaches.length} breaches`,
    );
    for (const breach of breaches.slice(0, SHOWN)) writeLine(`     ${breach}`);
  }
  return broken;
}

/** Always holds in the database (`docs/requirements.md`, I1 …). */
export type Invariant = {
  id: string;
  description: string;
  check: (database: Database) => Promise<{ checked: number; breaches: string[] }>;
};
