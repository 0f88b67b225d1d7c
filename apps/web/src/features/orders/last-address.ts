import type { Order } from '@e-store/shared/orders/order';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { createApiThunk } from '../../lib/thunk.ts';

/** Address of the last delivered order. Addresses without a delivery are not offered. */
export function findLastDeliveryAddress(orders: readonly Order[]): ShippingInfo | undefined {
  return orders.find(({ history }) => history.some(({ status }) => status === 'Delivered'))?.shippingInfo;
}

export const fetchLastAddress = createApiThunk('checkout/fetchLastAddress', async (api) => {
  const { orders } = await api.call('GET /orders/me', { query: { limit: 20 } });
  return findLastDeliveryAddress(orders) ?? null;
});
