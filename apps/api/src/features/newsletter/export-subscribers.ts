import { indiaDay } from '@e-store/shared/india-day';
import { exportSubscribers } from '@e-store/shared/newsletter/staff-endpoints';
import { toCsv } from '../../platform/http/csv.ts';
import { route } from '../../platform/http/route.ts';

const HEAD = ['EMAIL', 'CONFIRMED', 'CONSENT'];

/** Exports confirmed subscribers only; nobody else may receive mail. */
export const exportSubscribersRoute = route(exportSubscribers, async (_input, { database, now }) => {
  const readers = await database.newsletterSubscriptions
    .find({ state: 'confirmed' })
    .sort({ confirmedAt: -1, _id: -1 })
    .lean();
  const rows = readers.map(({ email, confirmedAt, consentVersion }) => [
    email,
    confirmedAt && indiaDay(confirmedAt),
    consentVersion,
  ]);
  return { filename: `newsletter-${indiaDay(now())}.csv`, csv: toCsv([HEAD, ...rows]) };
});
