import { withdrawAlert } from '@e-store/shared/alerts/endpoints';
import { InvalidTokenError } from '../errors.ts';
import { route } from '../http/route.ts';
import { hashAlertKey } from './alert-key.ts';

/**
 * Called by a button, never by opening a link: mail scanners open links. The key of a request takes that one back, and
 * the alert with it unless somebody else asked for the same; the key of a mail ends all that its address waits for. It
 * has no limit of tries: a key cannot be guessed.
 */
export const withdrawAlertRoute = route(withdrawAlert, async ({ body }, { database, now }) => {
  const hash = hashAlertKey(body.token);
  const withdrawn = { $set: { state: 'withdrawn' as const, settledAt: now() } };
  const mailed = await database.stockAlerts.findOne({ mailKeys: hash }).lean();
  if (mailed) {
    await database.stockAlerts.updateMany({ email: mailed.email, state: 'waiting' }, withdrawn);
    return { message: `Cancelled. ${mailed.email} will get no more stock alerts.` };
  }
  const asked = await database.stockAlerts.findOne({ requestKeys: hash }).lean();
  if (!asked) throw new InvalidTokenError({ token: 'This link is not valid or has expired.' });
  if (asked.state === 'mailed') return { message: 'The email was already sent. There will be no more.' };
  const others = asked.requestKeys.filter((known) => known !== hash);
  await database.stockAlerts.updateOne(
    { _id: asked._id, state: 'waiting', requestKeys: asked.requestKeys },
    others.length > 0 ? { $pull: { requestKeys: hash } } : withdrawn,
  );
  return { message: 'Alert cancelled.' };
});
