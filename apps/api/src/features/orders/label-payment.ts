import { type PaymentLabel, paymentLabelOf } from '@e-store/shared/payments/payment-states';
import type { OrderRecord } from './order.model.ts';

export const isExchanged = ({ returns, orderStatus }: Pick<OrderRecord, 'returns' | 'orderStatus'>) => {
  const accepted = returns.filter(({ status }) => status === 'accepted');
  return (
    orderStatus !== 'Cancelled' && accepted.length > 0 && accepted.every(({ replacement }) => replacement)
  );
};

type Paid = Pick<OrderRecord, 'payment' | 'paymentStatus' | 'returns' | 'orderStatus'>;

export const labelPayment = ({ payment, paymentStatus: status, ...order }: Paid): PaymentLabel =>
  paymentLabelOf({ ...payment, status, isExchanged: isExchanged(order) });
