import type { SubscriptionState } from '@e-store/shared/newsletter/subscription-states';
import { listSubscribers, type SubscriberQuery } from '@e-store/shared/newsletter/staff-endpoints';
import { type QueryFilter, trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { route } from '../http/route.ts';
import { inOrder, stretchOf } from '../page-of.ts';
import type { SubscriptionRecord } from './subscription.model.ts';

/** The step that brought somebody into the state is what the list goes by. */
const STEP = {
  pending: 'requestedAt',
  confirmed: 'confirmedAt',
  unsubscribed: 'unsubscribedAt',
} as const satisfies Record<SubscriptionState, keyof SubscriptionRecord>;

export const listSubscribersRoute = route(listSubscribers, async ({ query }, { database }) => {
  const { page, limit } = query;
  const wanted = filterOf(query);
  const [total, counts] = await Promise.all([
    database.newsletterSubscriptions.countDocuments(wanted),
    countStates(database),
  ]);
  const stretch = stretchOf({ page, limit }, total);
  const sign = stretch.sign === 1 ? -1 : 1;
  const found =
    stretch.limit === 0
      ? []
      : await database.newsletterSubscriptions
          .find(wanted)
          .sort({ [STEP[query.state]]: sign, _id: sign })
          .skip(stretch.skip)
          .limit(stretch.limit)
          .lean();
  return { subscribers: inOrder(found, stretch).map(toSubscriber), total, page, limit, counts };
});

/** Addresses are kept in lower case. */
function filterOf({ state, search }: SubscriberQuery): QueryFilter<SubscriptionRecord> {
  const begins = search?.toLowerCase();
  return { state, ...(begins && { email: trusted({ $gte: begins, $lt: `${begins}\uFFFF` }) }) };
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
