import type { CancelReason } from '@e-store/shared/orders/cancellation';
import type { Order } from '@e-store/shared/orders/order';
import type { ReturnReason, ReturnStatus } from '@e-store/shared/orders/order-return';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { keepCashReady } from './orders.ts';

const joinWithAnd = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

const originalPayment = 'the card, UPI ID or bank account that you paid with';
const originalPaymentDays = 'This usually takes 5 to 7 working days.';

export const nextStepMessages = {
  Processing: 'We will confirm your order next. You can cancel it until it is packed.',
  Confirmed: 'We will pack your order next. You can cancel it until then.',
  Packed: 'Your order is packed and will be handed to the courier next.',
  Shipped: (city: string) => `Your order is on its way to ${city}.`,
  'Out for delivery': (total: number) => `Your order is out for delivery. ${keepCashReady(total)}`,
  outForDeliveryPaid: 'Your order is out for delivery. It is already paid.',
  returnOpen: (day: string) => `You can return items until ${day}.`,
  returnClosed: (day: string) => `The return window closed on ${day}.`,
  'Delivery failed':
    'The courier could not deliver your order and will try again. Please keep your phone with you.',
  nextAttempt: (day: string) =>
    `The courier could not deliver your order. Next attempt: ${day}. Please keep your phone with you.`,
  lateAttempt: 'The courier could not deliver your order, and the next attempt is delayed.',
  noNextAttempt:
    'The courier could not deliver your order. Choose a day below if you would still like to receive it.',
  'Returned to shop': 'Your order could not be delivered and was returned to us.',
  cancelledByShopper: 'You cancelled this order.',
  cancelledOnRequest: 'Your order was cancelled as you requested.',
  cancelledByStaff: 'We are sorry, but we had to cancel your order.',
  cancelledUnpaid: 'No payment arrived in time, so we had to cancel your order.',
  cancelledUnconfirmed: 'We could not confirm your order in time, so we had to cancel it.',
  owesNothing: 'You owe nothing.',
  'Return requested': 'Keep the items unworn, with their tags. We will contact you to arrange the pickup.',
  returnWaits: (count: number) =>
    `You can return the other ${count === 1 ? 'item' : `${count} items`} once we have decided on this request. Your return window is paused until then.`,
  returned: 'We have received the items.',
  refund: (total: string, to: string | undefined) => (to === undefined ? total : `${total} to ${to}`),
  originalPayment,
  originalPaymentDays,
  refundDue: (refunds: string[]) => `We will refund ${joinWithAnd(refunds)}.`,
  exchanged: (numbers: string[]) =>
    numbers.length === 1
      ? `Your exchange is order ${numbers[0]}.`
      : `Your exchanges are orders ${joinWithAnd(numbers)}.`,
  exchangeRefundDue: (amount: string) => `We will refund ${amount}.`,
  exchangeRefunded: (amount: string) => `We have refunded ${amount}.`,
  returnedFree: 'You paid nothing for them, so there is no refund.',
  refunded: (refunds: string[]) => `We have refunded ${joinWithAnd(refunds)}.`,
  'Return refused': 'We could not accept the return. Contact us if you disagree.',
};

export const cancelMessages = {
  open: 'Cancel order',
  title: 'Why are you cancelling this order?',
  reasons: {
    'changed-mind': 'I no longer need it',
    'ordered-by-mistake': 'I ordered it by mistake',
    'other-size-or-colour': 'I want another size or colour',
    'too-late': 'It will arrive too late',
    'too-expensive': 'I found it cheaper elsewhere',
    other: 'Other reason',
  } satisfies Record<CancelReason, string>,
  note: 'Anything we should know? (optional)',
  effect: 'The whole order will be cancelled. There is nothing to pay.',
  effectClaimed: (amount: string) =>
    `The whole order will be cancelled. If your payment of ${amount} reaches us, we will refund it.`,
  effectPaid: (amount: string) => `The whole order will be cancelled. We will refund ${amount}.`,
  confirm: 'Cancel this order',
  keep: 'Keep order',
};

export const returnMessages = {
  open: 'Return or exchange',
  title: 'Return or exchange',
  lead: (number: string, day: string) => `Order ${number}. You can return items until ${day}.`,
  what: 'Which items are you returning?',
  of: (left: number) => `of ${left}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  why: 'Reason',
  reasons: {
    'too-small': 'Too small',
    'too-large': 'Too large',
    'not-as-shown': 'Looks different from the pictures',
    faulty: 'Damaged or faulty',
    'wrong-item': 'Not what I ordered',
    'changed-mind': 'I changed my mind',
  } satisfies Record<ReturnReason, string>,
  note: 'Anything we should know? (optional)',
  where: 'Where should we send your refund?',
  whereHint: (paidBy: Order['paymentInfo']['method']) =>
    paidBy === CASH_METHOD ? 'You paid in cash, so we will pay you by UPI or to a bank account.' : undefined,
  toOriginalPayment: `Your refund goes back to ${originalPayment}.`,
  methods: { upi: 'UPI', bank: 'Bank account' },
  upiId: 'UPI ID',
  upiHint: 'Like name@bank',
  holder: 'Account holder name',
  accountNumber: 'Account number',
  ifsc: 'IFSC code',
  ifscHint: '11 characters, like ABCD0001234',
  lineOf: ({ name, size }: { name: string; size?: string | undefined }) => (size ? `${name}, ${size}` : name),
  nothingChosen: 'Choose at least one item.',
  due: 'Refund amount',
  parts: ({ items, tax, shipping }: Record<'items' | 'tax' | 'shipping', string>) =>
    [`items ${items}`, tax && `tax ${tax}`, shipping && `shipping ${shipping}`].filter(Boolean).join(' + '),
  feeStays: (fee: string) => `The cash on delivery fee of ${fee} is not refunded.`,
  paidNothing: 'You paid nothing for these items.',
  send: 'Request return',
  back: 'Back to order',
  closed: 'No items in this order can be returned any more.',
  list: 'Returns',
  statuses: {
    requested: 'Requested',
    accepted: 'Accepted',
    refused: 'Refused',
  } satisfies Record<ReturnStatus, string>,
  refundTo: (total: string, to: string | undefined) => (to === undefined ? total : `${total} to ${to}`),
  accountMissing:
    'We haven’t been able to send this refund to your payment method yet. We’re working on it and will contact you if we need your UPI ID or bank account.',
  originalPayment,
  originalPaymentDays,
  nothingBack: 'No refund',
  paid: (moment: string, reference: string) => `Paid ${moment}, reference ${reference}`,
  piece: (quantity: number, name: string, size: string | undefined) =>
    `${quantity} × ${name}${size ? `, ${size}` : ''}`,
};

export const reorderMessages = {
  order: 'Order again',
  print: 'Print',
  added: (count: number, of: number) =>
    count === of ? 'All items are in your cart.' : `${count} of ${of} items are in your cart.`,
  toCart: 'Go to cart',
  none: 'None of these items are available any more.',
  gone: (what: string) => `${what} is no longer available.`,
  soldOut: (what: string) => `${what} is out of stock.`,
  fewer: (what: string, left: number) => `Only ${left} left of ${what}.`,
};

export const printMessages = {
  title: 'Order',
  soldBy: 'E-Store',
  total: 'Total cost',
  note: (payment: Order['paymentInfo']['method']) =>
    payment === CASH_METHOD
      ? `Payment method: cash on delivery (${payment}).`
      : `Payment method: ${payment}.`,
};

export const reviewLinkMessages = {
  reviewThis: 'Review this',
  reviewThisOf: (name: string) => ` product: ${name}`,
};
