import type { CustomerSort } from '@e-store/shared/customers/customer-sorts';
import { listCustomers } from '@e-store/shared/customers/endpoints';
import { plainDigits } from '@e-store/shared/plain-digits';
import { type QueryFilter, trusted } from 'mongoose';
import { toUser, type UserRecord } from '../account/user.model.ts';
import { route } from '../../platform/http/route.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import { CASE_INSENSITIVE } from '../../platform/database/collation.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { toCustomerStats } from './customer-stats.ts';

type Filter = QueryFilter<UserRecord>;

const SORTS: Record<CustomerSort, Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  spent: { 'figures.spent': -1, _id: -1 },
  orders: { 'figures.orders': -1, _id: -1 },
  name: { firstname: 1, lastname: 1, _id: 1 },
};

/** Of migrations 030 and 051. */
const indexForSort = (sort: CustomerSort) =>
  ({ role: 1, ...SORTS[sort === 'oldest' ? 'newest' : sort] }) as const;

export const listCustomersRoute = route(listCustomers, async ({ query }, { database }) => {
  const { page, limit, search, sort, from, to } = query;
  const registered = toIndiaDateRange({ from, to });
  const wanted: Filter = {
    role: 'Customer',
    ...(search && { $and: parseSearchWords(search).map(wordFilter) }),
    ...(registered && { createdAt: trusted(registered) }),
  };
  const total = await database.users.countDocuments(wanted).collation(CASE_INSENSITIVE);
  // Without a hint, MongoDB tries every index up to the requested page.
  const isWhole = search === undefined && registered === undefined;
  const people = await readPage({ page, limit, total, sort: SORTS[sort] }, (part) =>
    database.users
      .find(wanted, null, isWhole ? { hint: indexForSort(sort) } : {})
      .collation(CASE_INSENSITIVE)
      .sort(part.sort)
      .skip(part.skip)
      .limit(part.limit)
      .lean(),
  );
  const customers = people.map((person) => ({
    ...toUser(person),
    createdAt: person.createdAt.toISOString(),
    figures: toCustomerStats(person.figures),
  }));
  return { customers, total, page, limit };
});

const MAX_SEARCH_WORDS = 5;

/** Phone numbers may contain spaces, +91 and Hindi digits. */
function parseSearchWords(typed: string): string[] {
  const search = plainDigits(typed);
  if (/^[+\d\s()-]{6,}$/.test(search)) return [search.replace(/^\s*\+91/, '').replace(/\D/g, '')];
  return search.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
}

/** A range can use an index, unlike a pattern. */
function wordFilter(word: string): Filter {
  const bounds = { $gte: word, $lt: `${word}\uFFFF` };
  const range = trusted(bounds);
  return {
    $or: [
      { firstname: range },
      { lastname: range },
      { innerNameWords: trusted({ $elemMatch: bounds }) },
      { email: range },
      { mobile: range },
    ],
  };
}
