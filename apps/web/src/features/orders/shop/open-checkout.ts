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

/** Over the page. `undefined` when the gateway's script cannot be loaded. */
export async function openCheckout(
  order: Order,
  { isWanted, onPaid, onFailed, onDismissed }: CheckoutEvents,
): Promise<{ close: () => void } | undefined> {
  const { details = {} } = order.payment;
  const { firstName, lastName, email, phoneNo } = order.shippingInfo;
  const Checkout = await loadCheckout(details['script'] ?? '');
  if (!Checkout) return undefined;
  if (!isWanted()) return { close: () => {} };
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
  return { close: () => form.close() };
}
