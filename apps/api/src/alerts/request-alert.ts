import { requestAlert } from '@e-store/shared/alerts/endpoints';
import { Types } from 'mongoose';
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { makeAlertKey } from './alert-key.ts';
import type { StockAlertRecord } from './stock-alert.model.ts';

/** Beyond these only the latest keys of one alert are good: nobody makes a record grow without end. */
const KEPT_KEYS = 20;

/**
 * Notes who waits for a size. Asked again it is the same wait, with one more key; the answer does not tell, nor whether
 * the address has an account.
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
    const { key, hash } = makeAlertKey();
    await wait(database, hash, {
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

/** Off sale nothing can be had, whatever is in stock. */
function assertSoldOut({ onSale, sizes, stock }: ProductRecord, size: string | null): void {
  const entry = sizes.find((known) => known.size === size);
  if (sizes.length > 0 ? !entry : size !== null)
    throw new ValidationError({ size: 'This product is not sold in this size.' });
  if (onSale && (entry?.stock ?? stock) > 0)
    throw new ConflictError(
      'CONFLICT',
      size === null ? 'It is in stock. You can buy it now.' : `${size} is in stock. You can buy it now.`,
    );
}

type Wish = Pick<StockAlertRecord, 'product' | 'size' | 'email' | 'user' | 'consentVersion' | 'requestedAt'>;

async function wait(database: Database, keyHash: string, wish: Wish): Promise<void> {
  const { product, size, email, ...asked } = wish;
  const join = () =>
    database.stockAlerts.updateOne(
      { product, size, email, state: 'waiting' },
      { $push: { requestKeys: { $each: [keyHash], $slice: -KEPT_KEYS } }, $set: asked },
      { upsert: true },
    );
  try {
    await join();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // two at once: the other one made it
    await join();
  }
}
