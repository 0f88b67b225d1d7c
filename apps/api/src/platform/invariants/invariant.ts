import type { Database } from '../database/database.ts';

/** Condition that always holds in the database (`docs/requirements.md`, I1 …). */
export type Invariant = {
  id: string;
  description: string;
  check: (database: Database) => Promise<CheckResult>;
};

export type CheckResult = { checked: number; breaches: string[] };
