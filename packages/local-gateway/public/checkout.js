// Stand-in for https://checkout.razorpay.com/v1/checkout.js, in a dialog.
(() => {
  const gatewayOrigin = new URL(document.currentScript.src).origin;

  const pageAddress = ({ key, order_id: orderId, name = '', description = '', prefill = {} }) => {
    const address = new URL(`/checkout/${encodeURIComponent(orderId)}`, gatewayOrigin);
    address.searchParams.set('key', key);
    address.searchParams.set('origin', location.origin);
    const { email = '', contact = '' } = prefill;
    // The fragment stays out of the gateway's log.
    address.hash = new URLSearchParams({ name, description, email, contact });
    return address.href;
  };

  const createDialog = (address) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Test payment');
    // A policy of the shop may forbid style attributes and sheets, not properties.
    Object.assign(dialog.style, {
      width: '100%',
      maxWidth: '28rem',
      height: '40rem',
      maxHeight: '100%',
      padding: '0',
      border: '0',
      borderRadius: '0.75rem',
      overflow: 'hidden',
    });
    const frame = document.createElement('iframe');
    frame.title = 'Test payment';
    frame.src = address;
    Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
    dialog.append(frame);
    return { dialog, frame };
  };

  window.Razorpay = class Razorpay {
    #options;
    #listeners = new Map();
    #dialog;
    #stopListening = () => {};

    constructor(options) {
      if (!options?.key || !options.order_id) throw new Error('Checkout needs key and order_id.');
      this.#options = options;
    }

    on(event, callback) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callback]);
    }

    open() {
      if (this.#dialog) return;
      const { dialog, frame } = createDialog(pageAddress(this.#options));
      this.#dialog = dialog;
      const receive = ({ origin, source, data }) => {
        if (origin === gatewayOrigin && source === frame.contentWindow) this.#receive(data);
      };
      window.addEventListener('message', receive);
      this.#stopListening = () => window.removeEventListener('message', receive);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      document.body.append(dialog);
      dialog.showModal();
      frame.focus();
    }

    /** The focus returns to the element that had it. */
    close() {
      this.#stopListening();
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = undefined;
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    #receive({ type, answer }) {
      if (type === 'paid') {
        this.close();
        this.#options.handler?.(answer);
      }
      if (type === 'failed')
        for (const callback of this.#listeners.get('payment.failed') ?? []) callback(answer);
      if (type === 'dismissed') this.#dismiss();
    }
  };
})();
