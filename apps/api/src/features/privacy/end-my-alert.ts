import { cancelMyAlert } from '@e-store/shared/privacy/endpoints';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { ownedByPerson } from '../../platform/personal-data/personal-records.ts';
import { findPerson } from './find-person.ts';

/** An alert of somebody else gets the same response as a missing one. */
export const endMyAlertRoute = route(cancelMyAlert, async ({ params, session }, { database, now }) => {
  const person = await findPerson(database, session.user._id);
  const { matchedCount } = await database.stockAlerts.updateOne(
    { _id: params.id, state: 'waiting', ...ownedByPerson(person) },
    { $set: { state: 'withdrawn', settledAt: now() } },
  );
  if (matchedCount === 0) throw new NotFoundError('You have no alert for this product.');
  return { message: 'Alert cancelled.' };
});
