import { describe, expect, it } from '@jest/globals';
import { GatewayPayment, GatewayRefund } from './gateway-entities.ts';

const payment = {
  id: 'pay_L0nSsccovt6zyp',
  amount: 139_950,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_L0nS83FfCHaWqV',
  captured: true,
  fee: 198,
  created_at: 1_672_987_417,
};
const refund = {
  id: 'rfnd_L0nSsccovt6zyp',
  amount: 100,
  currency: 'INR',
  payment_id: payment.id,
  receipt: null,
  status: 'processed',
};

describe('the amount of a gateway payment', () => {
  it.each([
    ['rupees', {}, 139_950],
    [
      'dollars with their value in rupees',
      { currency: 'USD', base_amount: 6500, base_currency: 'INR' },
      6500,
    ],
    ['dollars', { currency: 'USD' }, 0],
    ['dollars that are paid out in dollars', { currency: 'USD', base_amount: 9, base_currency: 'USD' }, 0],
  ])('is read in paise from %s', (_, money, amountPaise) => {
    expect(GatewayPayment.parse({ ...payment, ...money })).toMatchObject({ id: payment.id, amountPaise });
    const paise = amountPaise === 139_950 ? 100 : amountPaise;
    expect(GatewayRefund.parse({ ...refund, ...money })).toEqual({
      id: refund.id,
      paymentId: payment.id,
      receipt: undefined,
      status: 'processed',
      amountPaise: paise,
    });
  });
});
