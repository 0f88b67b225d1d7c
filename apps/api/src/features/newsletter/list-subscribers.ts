import type { SubscriptionState } from '@e-store/shared/newsletter/subscription-states';
import { listSubscribers, type SubscriberQuery } from '@e-store/shared/newsletter/staff-endpoints';
import { type QueryFilter, trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import type { SubscriptionRecord } from './subscription.model.ts';

const STEP_DATE_FIELDS = {
  pending: 'requestedAt',
  confirmed: 'confirmedAt',
  unsubscribed: 'unsubscribedAt',
} as const satisfies Record<SubscriptionState, keyof SubscriptionRecord>;

export const listSubscribersRoute = route(listSubscribers, async ({ query }, { database }) => {
  const { page, limit } = query;
  const wanted = toFilter(query);
  const [total, counts] = await Promise.all([
    database.newsletterSubscriptions.countDocuments(wanted),
    countStates(database),
  ]);
  const latestFirst = { [STEP_DATE_FIELDS[query.state]]: -1, _id: -1 } as const;
  const found = await readPage({ page, limit, total, sort: latestFirst }, (part) =>
    database.newsletterSubscriptions.find(wanted).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return { subscribers: found.map(toSubscriber), total, page, limit, counts };
});

function toFilter({ state, search }: SubscriberQuery): QueryFilter<SubscriptionRecord> {
  const prefix = search?.toLowerCase();
  return { state, ...(prefix && { email: trusted({ $gte: prefix, $lt: `${prefix}\uFFFF` }) }) };
}

async function countStates({ newsletterSubscriptions }: Database) {
  const count = (state: SubscriptionState) => newsletterSubscriptions.countDocuments({ state });
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
