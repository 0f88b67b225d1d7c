import type { CancelReason } from '@e-store/shared/orders/cancellation';
import type { Order } from '@e-store/shared/orders/order';
import type { ReturnReason, ReturnStatus } from '@e-store/shared/orders/order-return';

/** What comes next, in each state of an order. */
export const nextWords = {
  Processing: 'Next we confirm it. Until it is packed you can cancel it.',
  Confirmed: 'Next we pack it. Until then you can cancel it.',
  Packed: 'It is packed. Next the courier takes it.',
  Shipped: (city: string) => `It is on its way to ${city}.`,
  'Out for delivery': (total: string) => `The courier brings it to you. Keep ${total} in cash ready.`,
  returnOpen: (day: string) => `You can give pieces back until ${day}.`,
  returnClosed: (day: string) => `Pieces could be given back until ${day}.`,
  'Delivery failed': 'The courier could not hand it over and tries again. Keep your phone within reach.',
  'Returned to shop': 'It could not be handed over and came back to us. Nothing is to be paid.',
  cancelledByShopper: 'You cancelled it. Nothing is to be paid.',
  cancelledByStaff: 'We had to cancel it, and are sorry. Nothing is to be paid.',
  'Return requested': 'Keep the pieces with their labels. We tell you when they are fetched.',
  refundDue: (total: string, to: string) => `We have the pieces. ${total} are on their way to ${to}.`,
  refunded: (total: string, to: string) => `${total} were paid back to ${to}.`,
  'Return refused': 'We could not take the pieces back. Write to us if you see it otherwise.',
};

/** The words of cancelling an order. */
export const cancelWords = {
  open: 'Cancel order',
  title: 'Why do you cancel?',
  reasons: {
    'changed-mind': 'I do not need it any more',
    'ordered-by-mistake': 'I ordered it by mistake',
    'other-size-or-colour': 'I want another size or colour',
    'too-late': 'It would come too late',
    'too-expensive': 'I found it cheaper',
    other: 'Something else',
  } satisfies Record<CancelReason, string>,
  note: 'Anything we should know? (optional)',
  effect: 'Nothing is to be paid, and the whole order is cancelled.',
  confirm: 'Cancel the order',
  keep: 'Keep the order',
};

/** The words of giving pieces back. */
export const returnWords = {
  open: 'Return pieces',
  title: 'Return pieces',
  lead: (number: string, day: string) => `From order ${number}. Possible until ${day}.`,
  what: 'What do you send back?',
  of: (left: number) => `of ${left}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  gone: 'Returned already',
  why: 'Why?',
  reasons: {
    'too-small': 'It is too small',
    'too-large': 'It is too large',
    'not-as-shown': 'It is not as shown',
    faulty: 'It is damaged or faulty',
    'wrong-item': 'It is not what I ordered',
    'changed-mind': 'I do not like it',
  } satisfies Record<ReturnReason, string>,
  note: 'Anything we should know? (optional)',
  where: 'Where does the money go?',
  whereHint: 'You paid in cash, so we send it back by UPI or to a bank account.',
  methods: { upi: 'UPI', bank: 'Bank account' },
  upiId: 'UPI id',
  upiHint: 'Like name@bank',
  holder: 'Name on the account',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  ifscHint: '11 characters, like HDFC0001234',
  nothingChosen: 'Choose what you send back.',
  due: 'You get back',
  parts: ({ items, tax, shipping }: Record<'items' | 'tax' | 'shipping', string>) =>
    [`pieces ${items}`, tax && `tax ${tax}`, shipping && `shipping ${shipping}`].filter(Boolean).join(' + '),
  send: 'Ask for the return',
  back: 'Back to the order',
  closed: 'Nothing of this order can be returned any more.',
  list: 'Returns',
  statuses: {
    requested: 'Asked for',
    accepted: 'Taken back',
    refused: 'Refused',
  } satisfies Record<ReturnStatus, string>,
  refundTo: (total: string, to: string) => `${total} to ${to}`,
  nothingBack: 'Nothing is refunded',
  paid: (moment: string, reference: string) => `Paid ${moment}, reference ${reference}`,
  piece: (quantity: number, name: string, size: string | undefined) =>
    `${quantity} × ${name}${size ? `, ${size}` : ''}`,
};

/** The words of ordering the same again, and of printing. */
export const againWords = {
  order: 'Order again',
  print: 'Print',
  added: (count: number, of: number) =>
    count === of ? 'All of it is in your cart.' : `${count} of ${of} products are in your cart.`,
  toCart: 'Go to the cart',
  none: 'None of these can be had any more.',
  gone: (what: string) => `${what} is no longer sold.`,
  soldOut: (what: string) => `${what} is out of stock.`,
  fewer: (what: string, left: number) => `Only ${left} of ${what} ${left === 1 ? 'is' : 'are'} left.`,
};

export const printWords = {
  title: 'Order',
  soldBy: 'E-Store',
  rows: { items: 'Items', discount: 'Discount', tax: 'Tax', shipping: 'Shipping', total: 'Total cost' },
  note: (payment: Order['paymentInfo']['method']) => `${payment}: cash on delivery.`,
};
