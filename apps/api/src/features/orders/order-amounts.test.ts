import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { quoteCart } from '@e-store/shared/cart/endpoints';
import { listAmounts } from '@e-store/shared/orders/order-amounts';
import type { PaymentOption } from '@e-store/shared/payments/payment';
import type { HandlerInput } from '../../platform/http/route.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { savePaymentSettings } from '../../testing/save-payment-settings.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

type Choices = Omit<HandlerInput<typeof quoteCart>['body'], 'orderItems'>;

const CHOICES: Required<Choices> = { promoCode: 'TENTH', deliveryMethod: 'express' };
const FEES = { COD: 40, UPI: 0 };
const each = [...Object.entries(CHOICES).map(([name, choice]) => ({ [name]: choice })), CHOICES];
const table = each.flatMap((choices) =>
  Object.entries(FEES).map(([method, fee]) => ({ names: Object.keys(choices), choices, method, fee })),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.addPromoCode({ code: CHOICES.promoCode });
  const { agent } = await shop.signIn('Admin');
  await savePaymentSettings(agent, { codFee: FEES.COD, upiPayee: 'shop@okbank' });
});
afterAll(() => shop.stop());

describe('the total of an order', () => {
  it('is tried with every choice that a quote knows', () => {
    const names = Object.keys(quoteCart.body.shape).filter((name) => name !== 'orderItems');
    expect(Object.keys(CHOICES).toSorted()).toEqual(names.toSorted());
  });

  it.each(table)(
    'is that of the quote and of the payment option, with $names and $method',
    async ({ choices, method, fee }) => {
      const { agent } = await shop.signIn();
      const { _id } = await shop.addProduct({ price: 1000 });
      const orderItems = [{ product: String(_id), quantity: 1 }];
      const ask = async (path: string, chosen: object) =>
        (
          await agent
            .post(`/api/v1${path}`)
            .send({ orderItems, ...chosen })
            .expect(200)
        ).body;
      const { total } = await ask('/cart/quote', choices);
      expect(total).not.toBe((await ask('/cart/quote', {})).total);
      const { options }: { options: PaymentOption[] } = await ask('/payment/options', choices);
      expect(options.find((option) => option.method === method)).toMatchObject({ fee, total: total + fee });
      const payload = orderPayload(orderItems, { ...choices, paymentMethod: method });
      const { body } = await agent.post('/api/v1/order/new').send(payload).expect(201);
      expect(body.totalPrice).toBe(total + fee);
      expect(listAmounts(body).reduce((sum, { amount }) => sum + amount, 0)).toBe(total + fee);
    },
  );
});
