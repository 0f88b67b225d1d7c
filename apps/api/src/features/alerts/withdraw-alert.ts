import { withdrawAlert } from '@e-store/shared/alerts/endpoints';
import { InvalidTokenError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { hashAlertKey } from './alert-key.ts';

/**
 * Withdraws an alert from a button, never from opening a link, because mail scanners open links. A request
 * key ends that request, and the alert when no other request remains. A mail key ends every alert of the
 * address. Keys cannot be guessed, so no rate limit applies.
 */
export const withdrawAlertRoute = route(withdrawAlert, async ({ body }, { database, now }) => {
  const hash = hashAlertKey(body.token);
  const withdrawn = { $set: { state: 'withdrawn' as const, settledAt: now() } };
  const mailed = await database.stockAlerts.findOne({ mailKeys: hash }).lean();
  if (mailed) {
    await database.stockAlerts.updateMany({ email: mailed.email, state: 'waiting' }, withdrawn);
    return { message: `Your back-in-stock alerts were cancelled. ${mailed.email} will get no more of them.` };
  }
  const asked = await database.stockAlerts.findOne({ requestKeys: hash }).lean();
  if (!asked) throw new InvalidTokenError({ token: 'This link is not valid or has expired.' });
  if (asked.state === 'mailed')
    return { message: 'The email was already sent. You will get no more emails about it.' };
  const others = asked.requestKeys.filter((known) => known !== hash);
  await database.stockAlerts.updateOne(
    { _id: asked._id, state: 'waiting', requestKeys: asked.requestKeys },
    others.length > 0 ? { $pull: { requestKeys: hash } } : withdrawn,
  );
  return { message: 'Alert cancelled.' };
});
