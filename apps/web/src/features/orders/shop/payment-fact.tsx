import type { Order } from '@e-store/shared/orders/order';
import { paths } from '@e-store/shared/web-paths';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { exchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { paymentMessages } from '../../../messages/en/payments.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { isRefundedByExchange } from '../order-care.ts';

const CASH_MESSAGES: Record<Order['paymentInfo']['status'], string> = orderMessages.payments;

export function PaymentFact({ order }: { order: Order }) {
  const { exchangeFor, business } = order;
  return (
    <>
      <p>{describePayment(order)}</p>
      {exchangeFor && (
        <p>
          <TextLink strong to={paths.orderDetails(exchangeFor.order)}>
            {exchangeMessages.exchangeFor(exchangeFor.number)}
          </TextLink>
        </p>
      )}
      {business && <p>{orderMessages.invoiceTo(business)}</p>}
    </>
  );
}

function describePayment(order: Order): string {
  const { method, status } = order.paymentInfo;
  if (order.exchangeFor && ['pending', 'collected'].includes(status)) return exchangeMessages.paid;
  const messages = method === CASH_METHOD ? CASH_MESSAGES : paymentMessages.statuses;
  const isChecked = ['pending', 'cancelled'].includes(status) && order.payment.claimed !== undefined;
  const owed = order.totalPrice === 0 ? paymentMessages.nothingToPay : messages[status];
  const paid = isRefundedByExchange(order) ? exchangeMessages.exchanged : owed;
  return `${paymentMessages.methods[method] ?? method}, ${isChecked ? paymentMessages.beingChecked : paid}`;
}
