import { placeStaffOrder } from '@e-store/shared/orders/staff-order-endpoints';
import { NotFoundError, UnauthenticatedError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { toUser } from '../../account/user.model.ts';
import { cashOnDelivery } from '../../payments/cod/cod-provider.ts';
import { handlePlaceOrder } from '../place-order.ts';

const customerGone = () => new NotFoundError('This customer no longer exists.');

export const placeStaffOrderRoute = route(placeStaffOrder, async ({ params, body, ...staff }, context) => {
  const customer = await context.database.users.findById(params.id).lean();
  if (!customer) throw customerGone();
  const session = { user: toUser(customer) };
  const order = { ...body, paymentMethod: cashOnDelivery.code };
  try {
    return await handlePlaceOrder({ ...staff, body: order, session, staff }, context);
  } catch (error) {
    if (error instanceof UnauthenticatedError) throw customerGone();
    throw error;
  }
});
