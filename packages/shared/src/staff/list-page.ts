import { z } from 'zod';
import { PAGE_MESSAGE } from '../catalog/list-choices.ts';
import { queryText } from '../plain-text.ts';

export function pageSize(most: number, defaultSize: number) {
  const message = `Choose 1 to ${most} per page.`;
  return z.coerce.number(message).int(message).min(1, message).max(most, message).default(defaultSize);
}

export const listPage = {
  page: z.coerce
    .number(PAGE_MESSAGE)
    .int(PAGE_MESSAGE)
    .min(1, PAGE_MESSAGE)
    .max(10_000, 'At most page 10,000.')
    .default(1),
  limit: pageSize(50, 25),
};

export const listCount = { total: z.int(), page: z.int(), limit: z.int() };

export const Search = queryText('Send one search.', 64).optional();
