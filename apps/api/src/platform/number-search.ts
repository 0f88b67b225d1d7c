import type { FoundNumber } from '@e-store/shared/staff/number-endpoints';
import type { Section } from '@e-store/shared/staff/sections';
import type { Database } from './database/database.ts';

export const FOUND_MAX = 10;

/** `find` takes a `plainNumber`. */
export type NumberSearch = {
  section: Section;
  find: (database: Database, number: string) => Promise<FoundNumber[]>;
};
