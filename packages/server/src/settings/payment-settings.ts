import { line, matching, url } from './fields.ts';

const KEY_ID = 'PAYMENT_GATEWAY_KEY_ID';
const KEY_SECRET = 'PAYMENT_GATEWAY_KEY_SECRET';
const WEBHOOK_SECRET = 'PAYMENT_GATEWAY_WEBHOOK_SECRET';

/**
 * The gateway speaks Razorpay's protocol. The web server may read what a browser sees: key id and addresses.
 */
export const paymentSettings = {
  PAYMENT_GATEWAY_KEY_ID: line.optional().meta({
    description:
      'Key id of the account at Razorpay, from its dashboard under API keys. Unset: the shop takes no online payments.',
    requiredWith: [KEY_SECRET, WEBHOOK_SECRET],
    requiredHint: ': copy it from the dashboard of the gateway, or unset all three',
  }),
  PAYMENT_GATEWAY_KEY_SECRET: line.optional().meta({
    description: 'The secret of PAYMENT_GATEWAY_KEY_ID. Prefer a file.',
    hasFile: true,
    requiredWith: [KEY_ID, WEBHOOK_SECRET],
    requiredHint: `, best in a file: ${KEY_SECRET}_FILE; or unset all three`,
  }),
  PAYMENT_GATEWAY_WEBHOOK_SECRET: matching(/^[^\r\n]{16,}$/, 'must have at least 16 characters')
    .optional()
    .meta({
      description:
        'The secret that you entered for the webhook in the dashboard of the gateway, at least 16 characters. Prefer a file.',
      hasFile: true,
      differsFrom: [KEY_SECRET],
      requiredWith: [KEY_ID, KEY_SECRET],
      requiredHint: `, best in a file: ${WEBHOOK_SECRET}_FILE; or unset all three`,
    }),
  PAYMENT_GATEWAY_URL: url('https://api.razorpay.com')
    .default('https://api.razorpay.com')
    .meta({ description: 'The API of the payment gateway. npm start sets it for DEMO_GATEWAY.' }),
  PAYMENT_GATEWAY_CHECKOUT_URL: url('https://checkout.razorpay.com/v1/checkout.js')
    .default('https://checkout.razorpay.com/v1/checkout.js')
    .meta({
      description:
        'The script of the payment gateway that opens its payment form. npm start sets it for DEMO_GATEWAY.',
    }),
};
