import { randomUUID } from 'node:crypto';
import type { AccountCart } from '@e-store/shared/cart/cart-item';
import type { Order } from '@e-store/shared/orders/order';
import { type Answer, createClient, expectStatus } from './client.ts';
import type { AcknowledgedOrders } from './acknowledged-orders.ts';

export type CartLine = { product: string; quantity: number };

let signUpCount = 0;

export async function signUp(apiUrl: string, acknowledged: AcknowledgedOrders) {
  const call = createClient(apiUrl);
  // Read once, because sign-ups run concurrently.
  const number = (signUpCount += 1);
  const mobile = String(9_000_000_000 + number);
  const email = `shopper-${randomUUID()}@example.com`;
  const person = { firstname: 'Test', lastname: 'Shopper', mobile, email };
  const password = 'a long enough password';
  await expectStatus(201, call('/register', { method: 'POST', body: { ...person, password } }));

  const shippingInfo = {
    firstName: 'Test',
    lastName: 'Shopper',
    email,
    phoneNo: mobile,
    address: `${number} Lake Road, Sector 4`,
    pincode: '560034',
    city: 'Bengaluru',
    contry: 'India', // (sic) spec §3
  };

  const shopper = {
    call,
    email,
    cookie: call.cookie,
    order: async (
      lines: readonly CartLine[],
      key: string = randomUUID(),
      paymentMethod = 'COD',
    ): Promise<Answer<Order>> => {
      const answer = await call<Order>('/order/new', {
        method: 'POST',
        body: {
          shippingInfo,
          orderItems: lines,
          ...(paymentMethod !== 'COD' && { paymentMethod }),
        },
        headers: { 'Idempotency-Key': key },
      });
      if (answer.status === 201) acknowledged.note(shopper, key, answer.body);
      return answer;
    },
    cancel: (order: string) =>
      call<Order>(`/order/${order}/cancel`, { method: 'POST', body: { reason: 'changed-mind' } }),
    find: (order: string) => call<Order>(`/admin/order/${order}`),
    requestReturn: (order: string, line: CartLine, exchange: boolean) =>
      call<Order>(`/order/${order}/returns`, {
        method: 'POST',
        body: {
          lines: [line],
          reason: 'too-small',
          refundTo: { method: 'upi', upiId: 'test@okbank' },
          exchange,
        },
      }),
    cart: async (): Promise<Map<string, number>> => {
      const { lines } = await expectStatus(200, call<AccountCart>('/cart'));
      return new Map(lines.map(({ product, quantity }) => [product, quantity]));
    },
    orders: async (): Promise<Order[]> => {
      const found: Order[] = [];
      for (let page = 1; ; page += 1) {
        const list = await expectStatus(
          200,
          call<{ orders: Order[]; total: number }>(`/orders/me?limit=100&page=${page}`),
        );
        found.push(...list.orders);
        if (found.length >= list.total || list.orders.length === 0) return found;
      }
    },
    credentials: () => ({ method: 'POST', body: { email, password } }),
    signIn: () => expectStatus(200, call('/login', shopper.credentials())),
  };
  return shopper;
}

export type Shopper = Awaited<ReturnType<typeof signUp>>;
