import type { CustomerSort } from '@e-store/shared/customers/customer-sorts';
import { listCustomers } from '@e-store/shared/customers/endpoints';
import { addDays, startOfDay } from '@e-store/shared/india-day';
import { type QueryFilter, type SortOrder, trusted } from 'mongoose';
import { toUser } from '../account/to-user.ts';
import type { UserRecord } from '../account/user.model.ts';
import { route } from '../http/route.ts';
import { inOrder, stretchOf } from '../page-of.ts';
import { figuresOf, NO_FIGURES } from './figures-of.ts';

type Filter = QueryFilter<UserRecord>;

/** Names and words are compared without case; the indexes of migration 030 are of the same kind. */
export const CASELESS = { locale: 'en', strength: 2 } as const;

const SORTS: Record<CustomerSort, Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  name: { firstname: 1, lastname: 1, _id: 1 },
};

export const listCustomersRoute = route(listCustomers, async ({ query }, { database }) => {
  const { page, limit, search, sort, from, to } = query;
  const wanted: Filter = {
    role: 'Customer',
    ...(search && { $and: wordsOf(search).map(beginsWith) }),
    ...((from !== undefined || to !== undefined) && {
      createdAt: trusted({
        ...(from !== undefined && { $gte: startOfDay(from) }),
        ...(to !== undefined && { $lt: startOfDay(addDays(to, 1)) }),
      }),
    }),
  };
  const total = await database.users.countDocuments(wanted).collation(CASELESS);
  const stretch = stretchOf({ page, limit }, total);
  const order = Object.fromEntries(
    Object.entries(SORTS[sort]).map(([field, sign]) => [field, (sign * stretch.sign) as SortOrder]),
  );
  const found =
    stretch.limit === 0
      ? []
      : await database.users
          .find(wanted)
          .collation(CASELESS)
          .sort(order)
          .skip(stretch.skip)
          .limit(stretch.limit)
          .lean();
  const people = inOrder(found, stretch);
  const figures = await figuresOf(
    database,
    people.map(({ _id }) => _id),
  );
  const customers = people.map((person) => ({
    ...toUser(person),
    createdAt: person.createdAt.toISOString(),
    figures: figures.get(String(person._id)) ?? NO_FIGURES,
  }));
  return { customers, total, page, limit };
});

const WORDS_MAX = 5;

/** A phone number may be written with spaces and +91. */
function wordsOf(search: string): string[] {
  if (/^[+\d\s()-]{6,}$/.test(search)) return [search.replace(/^\s*\+91/, '').replace(/\D/g, '')];
  return search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}

/** A range instead of a pattern: it can be looked up in an index, whatever was typed. */
function beginsWith(word: string): Filter {
  const range = trusted({ $gte: word, $lt: `${word}\uFFFF` });
  return { $or: [{ firstname: range }, { lastname: range }, { email: range }, { mobile: range }] };
}
