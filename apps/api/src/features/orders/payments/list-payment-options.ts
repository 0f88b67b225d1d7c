import type { Quote } from '@e-store/shared/cart/endpoints';
import { PAYMENT_METHODS, type PaymentOption } from '@e-store/shared/payments/payment';
import { listPaymentOptions } from '@e-store/shared/payments/endpoints';
import type { PaymentsSettings } from '@e-store/shared/store/settings';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError, ValidationError } from '../../../platform/errors/errors.ts';
import { type HandlerInput, route } from '../../../platform/http/route.ts';
import { priceCart } from '../../cart/price-cart.ts';
import type { Availability, PaymentProvider } from '../../payments/payment-provider.ts';
import { limitPromoGuesses } from '../../promotions/redeem-promo.ts';
import { readOrderTerms } from '../../store/read-settings.ts';

/** `total` is in whole rupees, without a fee. */
type Payable = { total: number; pincode: string | undefined; user: string | undefined };

type Offer = { order: Payable; settings: PaymentsSettings };

const countRefusedParcels = ({ orders }: Pick<Database, 'orders'>, user: string) =>
  orders.countDocuments({ user, orderStatus: 'Returned to shop' });

export async function checkAvailability(
  { database, config, now }: Context,
  provider: PaymentProvider,
  { order: { user, ...order }, settings }: Offer,
): Promise<Availability | undefined> {
  if (order.total === 0)
    return provider.code === CASH_METHOD ? { fee: 0 } : { reason: 'You have nothing to pay for this order.' };
  const count = async () => (user === undefined ? 0 : await countRefusedParcels(database, user));
  return provider.availableFor({ ...order, countRefusedParcels: count }, { settings, config, now: now() });
}

/** Unavailable methods have a reason, and are omitted at ₹0. */
async function listOptions(context: Context, offered: Offer): Promise<PaymentOption[]> {
  const { total } = offered.order;
  const options = await Promise.all(
    [...context.paymentProviders.values()].map(async (provider) => {
      const { code: method, label } = provider;
      const available = await checkAvailability(context, provider, offered);
      if (!available || (total === 0 && 'reason' in available)) return [];
      if ('reason' in available) return [{ method, label, fee: 0, total, reason: available.reason }];
      return [{ method, label, ...available, total: total + available.fee }];
    }),
  );
  return options.flat();
}

type PayableCart = HandlerInput<typeof listPaymentOptions>['body'];

/** Prices the cart like an order of `user`, so totals agree. */
export async function quoteWithOptions(
  context: Context,
  { orderItems, deliveryMethod, promoCode: code, pincode }: PayableCart,
  user: string,
  { isByStaff = false } = {},
): Promise<{ quote: Quote; options: PaymentOption[] }> {
  const { database, now } = context;
  const promo = code ? { code, user, isByStaff, now: now() } : undefined;
  const { charges, payments: settings } = await readOrderTerms(database);
  const quote = await priceCart(database, orderItems, deliveryMethod, {
    promo,
    chargesPromise: Promise.resolve(charges),
  });
  const order = { total: quote.total, pincode, user };
  return { quote, options: await listOptions(context, { order, settings }) };
}

export const listPaymentOptionsRoute = route(
  listPaymentOptions,
  async ({ body, session, clientAddress: address }, context) => {
    const { promoCode: code } = body;
    const user = session.user._id;
    if (code) await limitPromoGuesses(context, { code, user, address });
    const { options } = await quoteWithOptions(context, body, user);
    return { options };
  },
);

/**
 * Fee of the chosen method.
 * @throws ValidationError for a code that no shop has
 * @throws ConflictError with the reason, and with an available method
 */
export async function assertPaymentAvailable(
  context: Context,
  { method = CASH_METHOD, isByStaff, ...offered }: Offer & { method: string | undefined; isByStaff: boolean },
): Promise<number> {
  const provider = context.paymentProviders.get(method);
  if (!provider && !PAYMENT_METHODS.some((known) => known === method))
    throw new ValidationError({ paymentMethod: 'Choose COD, UPI or ONLINE.' });
  const available = provider && (await checkAvailability(context, provider, offered));
  if (available && 'fee' in available) return available.fee;
  const others = (await listOptions(context, offered)).filter(({ reason }) => reason === undefined);
  const why = available?.reason ?? 'This payment method is not available in this shop.';
  const choose = (label: string) =>
    isByStaff ? `The customer can pay by ${label} when they order in the shop.` : `Choose ${label} instead.`;
  const instead = others[0] ? choose(others[0].label) : 'No payment method is available.';
  throw new ConflictError(`${why} Nothing was ordered. ${instead}`, 'PAYMENT_METHOD_UNAVAILABLE');
}
