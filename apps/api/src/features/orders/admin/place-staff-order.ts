import { placeStaffOrder, quoteStaffOrder } from '@e-store/shared/orders/staff-order-endpoints';
import { NotFoundError, UnauthenticatedError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { cashOnDelivery } from '../../payments/cod/cod-provider.ts';
import { limitPromoGuesses } from '../../promotions/redeem-promo.ts';
import { quoteWithOptions } from '../payments/list-payment-options.ts';
import { handlePlaceOrder } from '../place-order.ts';

export const quoteStaffOrderRoute = route(
  quoteStaffOrder,
  async ({ params, body, session, clientAddress: address }, context) => {
    const { promoCode: code } = body;
    if (code) await limitPromoGuesses(context, { code, user: session.user._id, address });
    const { quote, options } = await quoteWithOptions(context, body, params.id, { isByStaff: true });
    const cash = options.find(({ method }) => method === cashOnDelivery.code);
    if (!cash) throw new Error('Cash on delivery is always listed.');
    return { quote, cashOnDelivery: cash };
  },
);

export const placeStaffOrderRoute = route(placeStaffOrder, async ({ params, body, ...staff }, context) => {
  const session = { user: { _id: params.id } };
  const order = { ...body, paymentMethod: cashOnDelivery.code };
  try {
    return await handlePlaceOrder({ ...staff, body: order, session, staff }, context);
  } catch (error) {
    if (error instanceof UnauthenticatedError) throw new NotFoundError('This customer no longer exists.');
    throw error;
  }
});
