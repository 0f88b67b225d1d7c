import type { CustomerCard } from '@e-store/shared/customers/customer';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { paths } from '@e-store/shared/web-paths';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import type { OrderBody } from './new-order-form.ts';
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

type SentStaffOrder = { id: string; key: string; body: OrderBody };

export const placeStaffOrder = createAdminThunk(
  'newStaffOrder/place',
  (api: ApiClient, { id, key, body }: SentStaffOrder) =>
    api.call(
      'POST /admin/customers/:id/orders',
      { params: { id }, body },
      { headers: { 'Idempotency-Key': key } },
    ),
);

export const findProducts = createAdminThunk('newStaffOrder/findProducts', 'GET /admin/products');

export const quoteStaffOrder = createAdminThunk(
  'newStaffOrder/quote',
  'POST /admin/customers/:id/orders/quote',
);

export const findPlace = createApiThunk('newStaffOrder/findPlace', 'GET /pincode/:pincode');
