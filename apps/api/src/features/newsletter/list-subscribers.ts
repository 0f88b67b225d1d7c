import { type QueryFilter, trusted } from 'mongoose';
import type { SubscriptionState } from '@e-store/shared/newsletter/consent';
import {
  EXPORTED_SUBSCRIBERS_MAX,
  listSubscribers,
  exportSubscribers,
} from '@e-store/shared/newsletter/staff-endpoints';
import { indiaDay } from '@e-store/shared/india-day';
import { formatCount } from '@e-store/shared/money';
import type { Database } from '../../platform/database/database.ts';
import { ValidationError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { toCsv } from '../../platform/http/csv.ts';
import type { SubscriptionRecord } from './subscription.model.ts';

const STEP_DATE_FIELDS = {
  pending: 'requestedAt',
  confirmed: 'confirmedAt',
  unsubscribed: 'unsubscribedAt',
} as const satisfies Record<SubscriptionState, keyof SubscriptionRecord>;

export const listSubscribersRoute = route(listSubscribers, async ({ query }, { database }) => {
  const { page, limit } = query;
  const wanted = toFilter(query);
  const counts = await countStates(database, query.search);
  const total = counts[query.state];
  const latestFirst = { [STEP_DATE_FIELDS[query.state]]: -1, _id: -1 } as const;
  const found = await readPage({ page, limit, total, sort: latestFirst }, (part) =>
    database.newsletterSubscriptions.find(wanted).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return { subscribers: found.map(toSubscriber), total, page, limit, counts };
});

type FilterQuery = { state: SubscriptionState; search?: string | undefined };

function toFilter({ state, search }: FilterQuery): QueryFilter<SubscriptionRecord> {
  const prefix = search?.toLowerCase();
  return { state, ...(prefix && { email: trusted({ $gte: prefix, $lt: `${prefix}\uFFFF` }) }) };
}

async function countStates({ newsletterSubscriptions }: Database, search: string | undefined) {
  const count = (state: SubscriptionState) =>
    newsletterSubscriptions.countDocuments(toFilter({ state, search }));
  const [confirmed, pending, unsubscribed] = await Promise.all([
    count('confirmed'),
    count('pending'),
    count('unsubscribed'),
  ]);
  return { confirmed, pending, unsubscribed };
}

const toSubscriber = ({
  _id,
  email,
  state,
  consentVersion,
  requestedAt,
  confirmedAt,
  unsubscribedAt,
}: SubscriptionRecord) => ({
  _id: String(_id),
  email,
  state,
  consentVersion,
  requestedAt: requestedAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString(),
  unsubscribedAt: unsubscribedAt?.toISOString(),
});

const HEAD = ['EMAIL', 'CONFIRMED', 'CONSENT'];

/** Confirmed subscribers only; nobody else may receive mail. */
export const exportSubscribersRoute = route(exportSubscribers, async ({ query }, { database, now }) => {
  const readers = await database.newsletterSubscriptions
    .find(toFilter({ state: 'confirmed', ...query }))
    .sort({ confirmedAt: -1, _id: -1 })
    .limit(EXPORTED_SUBSCRIBERS_MAX + 1)
    .lean();
  if (readers.length > EXPORTED_SUBSCRIBERS_MAX)
    throw new ValidationError({
      search: `More than ${formatCount(EXPORTED_SUBSCRIBERS_MAX)} subscribers match. Search for the start of an email address.`,
    });
  const rows = readers.map(({ email, confirmedAt, consentVersion }) => [
    email,
    confirmedAt && indiaDay(confirmedAt),
    consentVersion,
  ]);
  return { filename: `newsletter-${indiaDay(now())}.csv`, csv: toCsv([HEAD, ...rows]) };
});
