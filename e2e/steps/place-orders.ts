import { expect, type Page } from '@playwright/test';

export type PlacedOrder = { _id: string; number: string; totalPrice: number };

export async function placeOrders(
  page: Page,
  { product, size, count, lastName }: { product: string; size?: string; count: number; lastName: string },
): Promise<PlacedOrder[]> {
  const shippingInfo = {
    firstName: 'Asha',
    lastName,
    email: 'asha@example.com',
    phoneNo: '9845012345',
    address: '7, Beach Road',
    pincode: '682001',
    city: 'Kochi',
  };
  const orders: PlacedOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await page.request.post('/api/v1/order/new', {
      data: { shippingInfo, orderItems: [{ product, quantity: 1, ...(size && { size }) }] },
    });
    expect(answer.status()).toBe(201);
    orders.push(await answer.json());
  }
  return orders;
}

/** Letters only, so that search treats it as one word. */
export const uniqueLastName = () =>
  `Day${Date.now()
    .toString()
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
