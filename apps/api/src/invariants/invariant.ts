import type { Database } from '../database.ts';

/** Something that is true of the database at all times (`docs/requirements.md`, I1 …). */
export type Invariant = {
  id: string;
  /** What holds, as a sentence. */
  says: string;
  check: (database: Database) => Promise<Finding>;
};

/** How many were looked at, and which of them break it, each with why. */
export type Finding = { checked: number; breaches: string[] };
