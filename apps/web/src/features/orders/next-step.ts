import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { nextWords } from '../../content/order-care.ts';
import { formatDay } from '../../lib/india-days.ts';
import { waitingItems } from './order-care.ts';

/** Sentence for the next step. `today` is a calendar day of India. */
export function nextStep(order: Order, today: string): string {
  const { orderStatus, returnUntil } = order;
  switch (orderStatus) {
    case 'Shipped':
      return nextWords.Shipped(order.shippingInfo.city);
    case 'Out for delivery':
      return nextWords['Out for delivery'](formatRupees(order.totalPrice));
    case 'Delivered': {
      if (!returnUntil) return '';
      const words = today <= returnUntil ? nextWords.returnOpen : nextWords.returnClosed;
      return words(formatDay(returnUntil));
    }
    case 'Cancelled':
      return order.cancellation?.by === 'staff' ? nextWords.cancelledByStaff : nextWords.cancelledByShopper;
    case 'Returned': {
      const last = order.returns.findLast(({ status }) => status === 'accepted');
      if (!last) return '';
      const words = order.paymentInfo.status === 'refunded' ? nextWords.refunded : nextWords.refundDue;
      return words(formatRupees(last.refund.total), last.refundTo.shown);
    }
    case 'Return requested': {
      const waiting = waitingItems(order);
      const words = nextWords['Return requested'];
      return waiting > 0 ? `${words} ${nextWords.returnWaits(waiting)}` : words;
    }
    default:
      return nextWords[orderStatus];
  }
}
