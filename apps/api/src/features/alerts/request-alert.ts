import { createHash, randomBytes } from 'node:crypto';
import { trusted, Types } from 'mongoose';
import { requestAlert, withdrawAlert } from '@e-store/shared/alerts/endpoints';
import type { Database } from '../../platform/database/database.ts';
import {
  ConflictError,
  NotFoundError,
  ValidationError,
  InvalidTokenError,
} from '../../platform/errors/errors.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import { onDuplicateKey } from '../../platform/database/update-with-version.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import type { StockAlertRecord } from './stock-alert.model.ts';

function createAlertKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashAlertKey(key) };
}

const hashAlertKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export async function saveMailKey(database: Database, alert: Types.ObjectId, key: string): Promise<void> {
  await database.stockAlerts.updateOne({ _id: alert }, { $addToSet: { mailKeys: hashAlertKey(key) } });
}

/** Only the first keys of an alert are valid, so that a stranger's requests cannot displace them. */
const MAX_REQUEST_KEYS = 20;

/**
 * A repeated request adds one more key to the same alert. The response does not reveal whether the address
 * has an account.
 */
export const requestAlertRoute = route(
  requestAlert,
  async ({ params, body, sessionToken, clientAddress }, { database, sessions, limits, now }) => {
    const session = sessionToken ? await sessions.find(sessionToken) : undefined;
    const email = body.email ?? session?.user.email;
    const product = await database.products.findOne({ _id: params.id, status: 'published' }).lean();
    if (!product) throw new NotFoundError('This product is no longer available.');
    if (!email) throw new ValidationError({ email: 'Enter an email address.' });
    await limits.take(LIMITS.alertsOfAddress, clientAddress);
    assertSoldOut(product, body.size);
    await limits.take(LIMITS.alertsOfReader, email);
    const { key, hash } = createAlertKey();
    await saveAlert(database, hash, {
      product: product._id,
      size: body.size,
      email,
      ...(session?.user.email === email && { user: new Types.ObjectId(session.user._id) }),
      consentVersion: body.consent,
      requestedAt: now(),
    });
    const what = body.size === null ? 'it' : body.size;
    return { message: `We will email ${email} once, when ${what} is back in stock.`, takeBackKey: key };
  },
);

/** A product that is not on sale counts as sold out, whatever its stock. */
function assertSoldOut({ onSale, sizes, stock }: ProductRecord, size: string | null): void {
  const entry = sizes.find((known) => known.size === size);
  if (sizes.length > 0 ? !entry : size !== null)
    throw new ValidationError({ size: 'This product is not available in this size.' });
  if (onSale && (entry?.stock ?? stock) > 0)
    throw new ConflictError(
      size === null ? 'It is in stock. You can buy it now.' : `${size} is in stock. You can buy it now.`,
    );
}

type AlertRequest = Pick<
  StockAlertRecord,
  'product' | 'size' | 'email' | 'user' | 'consentVersion' | 'requestedAt'
>;

async function saveAlert(database: Database, keyHash: string, alertRequest: AlertRequest): Promise<void> {
  const { product, size, email, user, ...asked } = alertRequest;
  const waiting = { product, size, email, state: 'waiting' as const };
  // An account cannot take over the alert of another requester.
  await database.stockAlerts.updateOne(
    { ...waiting, user: trusted({ $ne: user ?? null }) },
    { $unset: { user: 1 } },
  );
  const upsertAlert = () =>
    database.stockAlerts.updateOne(
      waiting,
      {
        $push: { requestKeys: { $each: [keyHash], $slice: MAX_REQUEST_KEYS } },
        $set: asked,
        ...(user && { $setOnInsert: { user } }),
      },
      { upsert: true },
    );
  await upsertAlert().catch(onDuplicateKey(upsertAlert));
}

/**
 * By a button, never by opening a link, because mail scanners open links. A request key ends that request, and
 * the alert with the last one. A mail key ends every alert of the address. Unguessable, so no rate limit.
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
  // One update, because other keys may come or go meanwhile.
  const others = { $filter: { input: '$requestKeys', cond: { $ne: ['$$this', hash] } } };
  const either = (last: unknown, instead: unknown) => ({ $cond: [{ $eq: [others, []] }, last, instead] });
  await database.stockAlerts.updateOne(
    { _id: asked._id, state: 'waiting' },
    [
      {
        $set: {
          state: either('withdrawn', '$state'),
          settledAt: either(now(), '$settledAt'),
          requestKeys: either('$requestKeys', others),
        },
      },
    ],
    { updatePipeline: true },
  );
  return { message: 'Alert cancelled.' };
});
