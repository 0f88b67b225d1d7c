import { requestAlert } from '@e-store/shared/alerts/endpoints';
import { Types } from 'mongoose';
import { ConflictError, NotFoundError, ValidationError } from '../../platform/errors/errors.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { createAlertKey } from './alert-key.ts';
import type { StockAlertRecord } from './stock-alert.model.ts';

/** Limits the growth of a record: only the latest keys of an alert are valid. */
const MAX_REQUEST_KEYS = 20;

/**
 * Saves a stock alert. A repeated request adds one more key to the same alert. The response reveals neither
 * the alert nor whether the address has an account.
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
      'CONFLICT',
      size === null ? 'It is in stock. You can buy it now.' : `${size} is in stock. You can buy it now.`,
    );
}

type AlertRequest = Pick<
  StockAlertRecord,
  'product' | 'size' | 'email' | 'user' | 'consentVersion' | 'requestedAt'
>;

async function saveAlert(database: Database, keyHash: string, alertRequest: AlertRequest): Promise<void> {
  const { product, size, email, ...asked } = alertRequest;
  const upsertAlert = () =>
    database.stockAlerts.updateOne(
      { product, size, email, state: 'waiting' },
      { $push: { requestKeys: { $each: [keyHash], $slice: -MAX_REQUEST_KEYS } }, $set: asked },
      { upsert: true },
    );
  try {
    await upsertAlert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await upsertAlert();
  }
}
