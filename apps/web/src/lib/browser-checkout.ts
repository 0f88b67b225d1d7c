type Answer = { razorpay_payment_id: string; razorpay_signature: string };

/** Options of Razorpay's Checkout (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard). */
export type CheckoutOptions = {
  key: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  handler: (answer: Answer) => void;
  modal: { ondismiss: () => void };
};

type Checkout = new (options: CheckoutOptions) => {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', callback: () => void) => void;
};

declare global {
  // oxlint-disable-next-line consistent-type-definitions -- extends the type of the browser
  interface Window {
    Razorpay?: Checkout;
  }
}

/** `undefined` when the script cannot be loaded. */
export async function loadCheckout(scriptAddress: string): Promise<Checkout | undefined> {
  if (!window.Razorpay) await loadScript(scriptAddress);
  return window.Razorpay;
}

/** Removes a failed script, so that the next call tries again. */
const loadScript = (address: string) =>
  new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      resolve();
    });
    document.head.append(script);
  });
