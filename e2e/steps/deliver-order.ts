import { type APIRequestContext, expect } from '@playwright/test';
import type { PlacedOrder } from './place-orders.ts';

/** `request` is signed in as an Admin. */
export async function deliverOrder(
  request: APIRequestContext,
  { _id }: Pick<PlacedOrder, '_id'>,
  tracking?: { courier: string; number: string },
): Promise<void> {
  const steps = [
    { to: 'Confirmed' },
    { to: 'Packed' },
    { to: 'Shipped', ...(tracking && { tracking }) },
    { to: 'Out for delivery' },
    { to: 'Delivered' },
  ];
  for (const data of steps)
    expect((await request.post(`/api/v1/admin/orders/${_id}/move`, { data })).status()).toBe(200);
}
