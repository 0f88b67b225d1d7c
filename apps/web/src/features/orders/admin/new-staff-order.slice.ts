import type { CustomerCard } from '@e-store/shared/customers/customer';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { paths } from '@e-store/shared/web-paths';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { createApiThunk } from '../../../lib/thunk.ts';

export const newOrderPath = (customer: string) => `${paths.customer(customer)}/order`;

type NewStaffOrder = { customer: CustomerCard; shippingInfo: ShippingInfo | undefined };

async function loadNewOrder(api: ApiClient, id: string): Promise<NewStaffOrder> {
  const customer = await api.call('GET /admin/customers/:id', { params: { id } });
  const [latest] = customer.latest;
  const shown =
    latest &&
    (await api.call('GET /admin/orders/:id', { params: { id: latest._id } }).catch(() => undefined));
  return { customer, shippingInfo: shown?.view === 'full' ? shown.order.shippingInfo : undefined };
}

export const newStaffOrder = createReadSlice('newStaffOrder', loadNewOrder);

export const placeStaffOrder = createAdminThunk('newStaffOrder/place', 'POST /admin/customers/:id/orders');

export const findProducts = createAdminThunk('newStaffOrder/findProducts', 'GET /admin/products');

export const quoteOrder = createApiThunk('newStaffOrder/quote', 'POST /cart/quote');

export const listPaymentOptions = createApiThunk('newStaffOrder/paymentOptions', 'POST /payment/options');

export const findPlace = createApiThunk('newStaffOrder/findPlace', 'GET /pincode/:pincode');
