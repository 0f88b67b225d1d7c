import {
  getPrivacy,
  exportMe,
  eraseMe,
  requestEmailVerification,
  verifyEmail,
  changeNewsletter,
  cancelMyAlert,
  setNominee,
  removeNominee,
} from '@e-store/shared/privacy/endpoints';
import { toNominee, toNotice, toPerson } from '../account/personal-account.ts';
import { personalAlerts } from '../alerts/personal-alerts.ts';
import {
  UnauthenticatedError,
  InvalidTokenError,
  ValidationError,
  NotFoundError,
} from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { endSubscription, personalNewsletter } from '../newsletter/subscription.model.ts';
import { isOrderComplete } from '../orders/personal-orders.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { checkOwnPassword } from '../account/check-own-password.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Person, ownedByPerson } from '../../platform/personal-data/personal-records.ts';
import { isEmailProof } from '../account/email-proof.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { requestSubscription } from '../newsletter/subscribe.ts';
import { exportPerson } from './customer-requests.ts';
import { erasePerson } from './erase-person.ts';

export const getPrivacyRoute = route(getPrivacy, async ({ session }, { database }) => {
  const user = await database.users.findById(session.user._id).lean();
  if (!user) throw new UnauthenticatedError();
  const person = toPerson(user);
  const [{ newsletter }, { stockAlerts: alerts }, orders] = await Promise.all([
    personalNewsletter.exportData(database, person),
    personalAlerts.exportData(database, person),
    database.orders
      .find({ user: user._id }, { number: 1, orderStatus: 1, returns: 1, payment: 1 })
      .sort({ _id: -1 })
      .lean(),
  ]);
  return {
    ...(user.notice && { notice: toNotice(user.notice) }),
    ...(user.nominee && { nominee: toNominee(user.nominee) }),
    isEmailProven: person.isEmailProven,
    ...(newsletter && { newsletter }),
    alerts,
    openOrders: orders
      .filter((order) => !isOrderComplete(order))
      .map(({ _id, number, orderStatus }) => ({ _id: String(_id), number, orderStatus })),
  };
});

export const exportMeRoute = route(exportMe, async ({ session }, context) => {
  await context.limits.take(LIMITS.exportsOfUser, session.user._id);
  return exportPerson(context, await findPerson(context.database, session.user._id));
});

const PASSWORD = { name: 'password', wrong: 'Incorrect password.' };

/** Requires the password again, so that a stolen session erases nothing. */
export const eraseMeRoute = route(eraseMe, async ({ body, session, answer }, context) => {
  const user = await checkOwnPassword(session.user._id, body.password, PASSWORD, context);
  await erasePerson(context, user);
  answer.endSession();
  return { message: `Your account was deleted. We are sending a final email to ${user.email}.` };
});

async function findPerson({ users }: Database, id: string): Promise<Person> {
  const user = await users.findById(id).lean();
  if (!user) throw new UnauthenticatedError();
  return toPerson(user);
}

export const requestEmailVerificationRoute = route(requestEmailVerification, async ({ session }, context) => {
  const { database, limits, now, wakeMailWorker } = context;
  const { _id, email } = session.user;
  await limits.take(LIMITS.emailProofsOfUser, _id);
  const user = await database.users.findById(_id, { _id: 1 }).lean();
  if (!user) throw new UnauthenticatedError();
  const mail = { kind: 'email-proof', to: email, user: user._id } as const;
  await database.connection.transaction((transaction) => queueMail(database, mail, now(), transaction));
  wakeMailWorker();
  return { message: `We are sending a link to ${email}. It is valid for 24 hours.` };
});

/**
 * Requires a session of the account: someone with a foreign address lacks the mail, and the owner of the
 * address lacks the account.
 */
export const verifyEmailRoute = route(verifyEmail, async ({ body, session }, { database, config, now }) => {
  const user = await database.users.findById(session.user._id).lean();
  if (!user || !isEmailProof(body.token, user, config, now()))
    throw new InvalidTokenError({
      token: 'This link is older than 24 hours or belongs to another account or address. Request a new one.',
    });
  await database.users.updateOne({ _id: user._id, email: user.email }, { $set: { emailProvenAt: now() } });
  return { message: `${user.email} is confirmed.` };
});

/**
 * Ending never reveals an earlier subscription, because the address may be somebody else's. Subscribing
 * requires the confirmation mail.
 */
export const changeNewsletterRoute = route(changeNewsletter, async (input, context) => {
  const { body, session, clientAddress } = input;
  const { email } = session.user;
  if (!body.wanted) {
    await endSubscription(context.database, { email }, context.now());
    return { message: `${email} is unsubscribed from the newsletter.` };
  }
  if (!body.consent)
    throw new ValidationError({ consent: 'Confirm that you agree to the text next to the button.' });
  return requestSubscription({ email, consent: body.consent }, clientAddress, context);
});

/** Foreign and missing alerts get the same response. */
export const cancelMyAlertRoute = route(cancelMyAlert, async ({ params, session }, { database, now }) => {
  const person = await findPerson(database, session.user._id);
  const { matchedCount } = await database.stockAlerts.updateOne(
    { _id: params.id, state: 'waiting', ...ownedByPerson(person) },
    { $set: { state: 'withdrawn', settledAt: now() } },
  );
  if (matchedCount === 0) throw new NotFoundError('You have no alert for this product.');
  return { message: 'Alert cancelled.' };
});

/** DPDP Act, s. 14. No mail: only the shop needs to know the nominee. */
export const setNomineeRoute = route(setNominee, async ({ body, session }, { database, now }) => {
  const nominee = { ...body, namedAt: now() };
  await database.users.updateOne({ _id: session.user._id }, { $set: { nominee } });
  return { ...body, namedAt: nominee.namedAt.toISOString() };
});

export const removeNomineeRoute = route(removeNominee, async ({ session }, { database }) => {
  await database.users.updateOne({ _id: session.user._id }, { $unset: { nominee: 1 } });
  return { message: 'Nominee removed.' };
});
