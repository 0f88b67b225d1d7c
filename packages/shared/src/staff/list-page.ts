import { z } from 'zod';

/** The page of a list of E-DASH. */
export const listPage = {
  page: z.coerce.number('Enter a page number.').int().min(1).max(10_000).default(1),
  limit: z.coerce.number('Enter how many.').int().min(1).max(50).default(25),
};

/** What every such list answers beside its rows. */
export const listCount = { total: z.int(), page: z.int(), limit: z.int() };

/** Words to find something by. */
export const Search = z.string('Give one search.').trim().max(64, 'At most 64 characters.').optional();
