import type { Order } from '@e-store/shared/orders/order';
import { formatMinutes } from '@e-store/shared/payments/format-minutes';
import {
  type DISCREPANCY_KINDS,
  NO_REFUND_REASON,
  type PAYMENT_TABS,
} from '@e-store/shared/payments/payment-states';

const nothingToPay = 'nothing to pay';

export const paymentMessages = {
  title: (amount: string) => `Pay ${amount}`,
  lead: 'We are holding your items until then. After paying, enter the reference. We check it before we pack your order.',
  leadOnline: 'We are holding your items until then.',
  payNow: (amount: string) => `Pay ${amount} now`,
  /** Name of the shop in the payment form. */
  payee: 'E-Store',
  orderOf: (number: string) => `Order ${number}`,
  opening: 'Opening the payment form…',
  confirming: 'Confirming your payment…',
  dismissed: 'You closed the payment form. If you have paid, your payment will appear here shortly.',
  declined: 'Your payment did not go through. Try again, or pay another way in the payment form.',
  formNotLoaded: 'The payment form could not be loaded. Check your connection.',
  claimedOnline: 'Thank you. We are waiting for your bank to confirm your payment and will email you.',
  scan: 'Scan the code with any UPI app, or pay to this UPI ID:',
  code: (amount: string) => `QR code to pay ${amount} by UPI`,
  openApp: 'Open UPI app',
  timeLeft: (minutes: number) => `${formatMinutes(minutes)} left to pay`,
  timeOver: 'Your time to pay has run out. We are cancelling this order.',
  reference: 'UPI reference (UTR)',
  referenceHint: '12 digits. You find it in your UPI app after paying.',
  send: 'Submit reference',
  claimed: (reference: string) =>
    `Thank you. We are checking your payment (UTR ${reference}) and will email you when it is confirmed.`,
  late: 'I have already paid',
  lateLead: 'Enter the reference. If we find the payment, we will refund it.',
  changeReference: 'Change reference',
  notFound: (reference: string) =>
    `We could not find a payment with UTR ${reference}. Check the number and submit it again, or pay now.`,
  notFoundOnline: (reference: string) =>
    `We could not find the payment ${reference}. If it was not taken from your account, pay again.`,
  notFoundAfterCancellation: (reference: string) =>
    `We could not find the payment ${reference}. If the money left your account, contact us.`,
  notPrepared: 'The payment could not be prepared.',
  retry: 'Try again',
  methods: { ONLINE: 'Online payment', EXCHANGE: 'Exchange' } as Record<string, string>,
  statuses: {
    pending: 'not paid yet',
    collected: 'paid',
    'refund due': 'refund pending',
    refunded: 'refunded',
    cancelled: nothingToPay,
  } satisfies Record<Order['paymentInfo']['status'], string>,
  nothingToPay,
  beingChecked: 'being checked',
  waitingForPayment: 'Waiting for your payment',
  checkingPayment: 'Checking your payment',
  awaiting: 'Pay to confirm your order. Otherwise it will be cancelled.',
  checking: 'We’ll pack your order once your payment is confirmed.',
  received: 'We have received your payment.',
  refundComing: (amount: string) =>
    `We will refund your payment of ${amount} the way you paid, and email you when it is sent.`,
  refundIfReceived: (amount: string) => `If your payment of ${amount} reaches us, we will refund it.`,
  refundSent: (amount: string) => `We have refunded your payment of ${amount}.`,
};

export const adminPaymentMessages = {
  title: 'Payments',
  tabsLabel: 'Payment lists',
  tabs: {
    'to-confirm': 'To confirm',
    waiting: 'Waiting for payment',
    refunds: 'Refunds due',
    'to-approve': 'To approve',
  } satisfies Record<(typeof PAYMENT_TABS)[number], string>,
  columns: {
    order: 'ORDER',
    customer: 'CUSTOMER',
    amount: 'AMOUNT',
    reference: 'REFERENCE',
    until: 'HELD UNTIL',
  },
  received: 'Confirm payment',
  notReceived: 'Not received',
  utr: (reference: string) => `UTR ${reference}`,
  utrToCheck: (reference: string) => `UTR ${reference} to check`,
  utrNotFound: (reference: string) => `UTR ${reference} was not found.`,
  withdrawn: 'Payment confirmation withdrawn.',
  withdraw: 'Withdraw confirmation',
  withdrawEffect: (amount: string, number: string) =>
    `Do this if the ${amount} for ${number} never arrived. The order becomes unpaid, and the customer gets an email that the payment was not found.`,
  withdrawAtDoorEffect: (amount: string, number: string) =>
    `Do this if the ${amount} for ${number} never arrived. The courier then collects it on delivery.`,
  orderIsOver: 'The order was cancelled. If you confirm the payment, a refund is due.',
  refundReference: (number: string) => `Refund reference for ${number}`,
  markRefunded: 'Mark as refunded',
  refundOnline: (amount: string) => `Refund ${amount}`,
  refundToSource: (amount: string) => `Refund ${amount} to the original payment method`,
  refundAnotherWay: 'Refund another way',
  refundOnWay: 'Refund on its way',
  refundFailed: (reason: string) =>
    `${reason === NO_REFUND_REASON ? reason : `Refund failed: ${reason}`} Try again, or refund another way.`,
  lastRefundFailed: 'The last refund failed. Try again, or refund another way.',
  refundStarted: (number: string) => `Refund of ${number} started.`,
  discrepancies: 'Payments to check',
  discrepancyLead:
    'We could not match these payments and refunds with your orders. Compare them with the dashboard of your payment gateway.',
  discrepancyKinds: {
    'no-order': 'No order for this payment',
    'other-amount': 'Amount differs from the order',
    'no-payment': 'Gateway has no such payment',
    'refund-no-order': 'No order for this refund',
    'refund-other-amount': 'Refund does not fit the order',
  } satisfies Record<(typeof DISCREPANCY_KINDS)[number], string>,
  markChecked: 'Mark as checked',
  checked: (reference: string) => `${reference} marked as checked.`,
  confirmed: (number: string) => `Payment of ${number} confirmed.`,
  rejected: (number: string) => `Payment of ${number} marked as not received.`,
  refunded: (number: string) => `Refund of ${number} recorded.`,
  loading: 'Payments are loading',
  none: 'No payments here.',
  hint: {
    'to-confirm': 'Check the reference in your bank statement before you confirm.',
    waiting: 'These orders are cancelled automatically if no payment arrives in time.',
    refunds:
      'Orders that were cancelled or came back after they were paid, and orders that were paid twice. Refunds of returns are paid on the page of the order.',
    'to-approve': 'Refunds above the limit wait here until a second Admin approves them.',
  } satisfies Record<(typeof PAYMENT_TABS)[number], string>,
  ordersWithRefunds: 'Show all orders with a refund due',
};

export const cashCheckMessages = {
  title: 'Check cash on delivery',
  lead: 'Check whether an order qualifies for cash on delivery with the current settings. If not, you see the reason that the customer is shown.',
  total: 'Order total (₹)',
  pincode: 'Pincode',
  email: 'Customer’s email (optional)',
  check: 'Check',
  available: (fee: string | undefined) =>
    fee === undefined
      ? 'Cash on delivery is available.'
      : `Cash on delivery is available for a fee of ${fee}.`,
  unavailable: (reason: string) => `Cash on delivery is not available. ${reason}`.trim(),
};

export const upiTrialMessages = {
  title: 'Try your UPI ID',
  lead: 'Scan this code with your own UPI app and check that your name appears. You don’t need to pay.',
  code: (payee: string) => `QR code of the UPI ID ${payee}`,
};
