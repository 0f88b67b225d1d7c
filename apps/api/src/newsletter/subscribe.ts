import type { ConsentVersion } from '@e-store/shared/newsletter/consent';
import { subscribe } from '@e-store/shared/newsletter/endpoints';
import { trusted } from 'mongoose';
import type { Context } from '../context.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { SubscriptionRecord } from './subscription.model.ts';
import { stepInto } from './take-step.ts';

/**
 * Double opt-in: nothing but one mail comes of it until that mail's link is confirmed. The answer is the same for every
 * address, and beyond the limit of an address it stays so while no further mail is sent: nobody learns who reads the
 * newsletter, and nobody can fill somebody's inbox.
 */
export const subscribeRoute = route(subscribe, async ({ body, clientAddress }, context) =>
  askForNewsletter(body, clientAddress, context),
);

export async function askForNewsletter(
  { email, consent }: { email: string; consent: ConsentVersion },
  clientAddress: string,
  { database, limits, now, wakeMailWorker }: Context,
): Promise<{ message: string }> {
  await limits.take(LIMITS.subscriptionsOfAddress, clientAddress);
  if (await limits.count(LIMITS.newsletterMailsOfReader, email)) {
    await request(database, { email, consentVersion: consent, requestedAt: now() });
    const { _id } = await database.newsletterSubscriptions.findOne({ email }).orFail().lean();
    const mail = { kind: 'newsletter-confirm', to: email, subscription: _id } as const;
    await database.connection.transaction((session) => queueMail(database, mail, now(), session));
    wakeMailWorker();
  }
  return {
    message: `Check your email. We sent a link to ${email}. You are subscribed once you confirm it.`,
  };
}

/** A subscription that is confirmed stays as it is: anybody may type anybody's address. */
async function request(
  database: Database,
  { email, ...asked }: Pick<SubscriptionRecord, 'email' | 'consentVersion' | 'requestedAt'>,
): Promise<void> {
  try {
    await database.newsletterSubscriptions.updateOne(
      { email, state: trusted({ $ne: 'confirmed' }) },
      {
        $set: { ...asked, state: 'pending' },
        $push: stepInto('pending', asked.consentVersion, asked.requestedAt),
      },
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // there is one, and it is confirmed
  }
}
