import { PAYMENT_METHODS, type PaymentOption } from '@e-store/shared/payments/payment';
import { listPaymentOptions } from '@e-store/shared/payments/endpoints';
import type { PaymentsSettings } from '@e-store/shared/store/settings';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError, ValidationError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { priceCart } from '../../cart/price-cart.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { limitPromoGuesses } from '../../promotions/redeem-promo.ts';
import { readOrderTerms } from '../../store/read-settings.ts';

/** `total` is in whole rupees, without a fee. */
type Payable = { total: number; pincode: string | undefined; user: string | undefined };

type Offer = { order: Payable; settings: PaymentsSettings };

export const countRefusedParcels = ({ orders }: Pick<Database, 'orders'>, user: string) =>
  orders.countDocuments({ user, orderStatus: 'Returned to shop' });

function offer(
  { database, config, now }: Context,
  provider: PaymentProvider,
  { order: { user, ...order }, settings }: Offer,
) {
  const count = async () => (user === undefined ? 0 : await countRefusedParcels(database, user));
  return provider.availableFor({ ...order, countRefusedParcels: count }, { settings, config, now: now() });
}

/** A method that this order cannot use has a reason. */
async function listOptions(context: Context, offered: Offer): Promise<PaymentOption[]> {
  const options = await Promise.all(
    [...context.paymentProviders.values()].map(async (provider) => {
      const { code: method, label } = provider;
      const available = await offer(context, provider, offered);
      if (!available) return [];
      const { total } = offered.order;
      if ('reason' in available) return [{ method, label, fee: 0, total, reason: available.reason }];
      return [{ method, label, ...available, total: total + available.fee }];
    }),
  );
  return options.flat();
}

/** Prices the cart like the order, so that the totals agree. */
export const listPaymentOptionsRoute = route(
  listPaymentOptions,
  async ({ body, session, clientAddress }, context) => {
    const { database, now } = context;
    const { orderItems, deliveryMethod, promoCode: code, pincode } = body;
    const user = session.user._id;
    if (code) await limitPromoGuesses(context, { code, user, address: clientAddress });
    const promo = code ? { code, user, now: now() } : undefined;
    const { charges, payments: settings } = await readOrderTerms(database);
    const quote = await priceCart(database, orderItems, deliveryMethod, {
      promo,
      chargesPromise: Promise.resolve(charges),
    });
    return {
      options: await listOptions(context, { order: { total: quote.total, pincode, user }, settings }),
    };
  },
);

/**
 * Fee of the chosen method.
 * @throws ValidationError for a code that no shop has
 * @throws ConflictError with the reason, and with an available method
 */
export async function assertPaymentAvailable(
  context: Context,
  { method = 'COD', ...offered }: Offer & { method: string | undefined },
): Promise<number> {
  const provider = context.paymentProviders.get(method);
  if (!provider && !PAYMENT_METHODS.some((known) => known === method))
    throw new ValidationError({ paymentMethod: 'Choose COD, UPI or ONLINE.' });
  const available = provider && (await offer(context, provider, offered));
  if (available && 'fee' in available) return available.fee;
  const others = (await listOptions(context, offered)).filter(({ reason }) => reason === undefined);
  const why = available?.reason ?? 'This payment method is not available in this shop.';
  const instead = others[0] ? `Choose ${others[0].label} instead.` : 'No payment method is available.';
  throw new ConflictError(`${why} Nothing was ordered. ${instead}`, 'PAYMENT_METHOD_UNAVAILABLE');
}
