import type { Order } from '@e-store/shared/orders/order';
import { loadCheckout } from '../../../lib/browser-checkout.ts';
import { paymentMessages as messages } from '../../../messages/en/payments.ts';

/** Signed answer of the payment form. */
export type CheckoutProof = { reference: string; proof: string };

type CheckoutEvents = {
  isWanted: () => boolean;
  onPaid: (proof: CheckoutProof) => void;
  /** An attempt failed; the form stays open for another. */
  onFailed: () => void;
  onDismissed: () => void;
};

/** Over the page. Returns whether the gateway's script could be loaded. */
export async function openCheckout(
  order: Order,
  { isWanted, onPaid, onFailed, onDismissed }: CheckoutEvents,
): Promise<boolean> {
  const { details = {} } = order.payment;
  const { firstName, lastName, email, phoneNo } = order.shippingInfo;
  const Checkout = await loadCheckout(details['script'] ?? '');
  if (!Checkout) return false;
  if (!isWanted()) return true;
  const form = new Checkout({
    key: details['key'] ?? '',
    order_id: details['order'] ?? '',
    name: messages.payee,
    description: messages.orderOf(order.number),
    prefill: { name: `${firstName} ${lastName}`, email, contact: phoneNo },
    handler: ({ razorpay_payment_id: reference, razorpay_signature: proof }) => onPaid({ reference, proof }),
    modal: { ondismiss: onDismissed },
  });
  form.on('payment.failed', onFailed);
  form.open();
  return true;
}
