import type { Database } from '../database.ts';

/** Condition that always holds in the database (`docs/requirements.md`, I1 …). */
export type Invariant = {
  id: string;
  says: string;
  check: (database: Database) => Promise<Finding>;
};

export type Finding = { checked: number; breaches: string[] };
