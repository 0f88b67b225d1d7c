import type { Order } from '@e-store/shared/orders/order';

type PaidBy = Order['paymentInfo']['method'];

export const exchangeMessages = {
  wish: 'What would you like?',
  wishes: { refund: 'Refund', exchange: 'Exchange' },
  wishHint: 'Exchange items for another size, or for a new one of the same size.',
  loading: 'Checking what is in stock…',
  failed: 'We could not check what is in stock, so only a refund is possible right now.',
  sizeFor: (item: string) => `Size you want for ${item}`,
  chooseSize: 'Choose a size',
  sizeMissing: 'Choose a size.',
  sameSize: (size: string) => `${size} (the same size)`,
  soldOut: (size: string) => `${size}, sold out`,
  fewLeft: (size: string, left: number) => `${size}, only ${left} left`,
  notPossible: 'This item cannot be exchanged.',
  leaveOut: 'Choose a refund, or leave out the items that cannot be exchanged.',
  where: 'Refund account, in case your exchange sells out',
  whereHint: (paidBy: PaidBy): string =>
    paidBy === 'ONLINE'
      ? 'If your exchange sells out, we refund the way you paid. We use this account if that is not possible, or if you cancel the exchange.'
      : 'If your exchange sells out before we receive the items, or you cancel it, we refund you here.',
  nothingToPay: 'You pay nothing for the exchange.',
  worth: (total: string) => `Worth ${total}, refunded only if it sells out.`,
  send: 'Request exchange',
  newOne: 'You get a new one.',
  wanted: (item: string, size: string | undefined) => `${item}, exchange for ${size ?? 'a new one'}`,
  requested: 'We will send your exchange once we have checked the items.',
  ifSoldOut: (total: string, to: string) => `If it sells out, we will refund ${total} to ${to}.`,
  replacement: (number: string) => `Exchanged: order ${number}`,
  cancelled: (number: string) => `Your exchange ${number} was cancelled.`,
  notSent: 'We could not exchange these items, so you get a refund instead.',
  nothingBack: 'No exchange or refund',
  exchangeFor: (number: string) => `Exchange for order ${number}`,
  paid: 'Paid by the exchange',
  exchanged: 'exchanged',
};

export const staffExchangeMessages = {
  wish: 'What does the customer want?',
  sizeFor: (item: string) => `Size wanted for ${item}`,
  where: 'Refund account of the customer',
  whereHint: (paidBy: PaidBy): string =>
    paidBy === 'ONLINE'
      ? 'Only used if the exchange is cancelled, or sells out and you cannot refund the way the customer paid.'
      : 'Only used if the exchange sells out or is cancelled.',
  nothingToPay: 'The customer pays nothing for the exchange.',
  send: 'Send the exchange now, as a new order with nothing to pay',
  effect: 'The items will be sent as a new order. No refund will be due.',
  replacement: (number: string) => `Replacement: ${number}`,
  paid: 'Exchange, paid',
  paidBy: (number: string) => `Paid by the exchange of ${number}`,
  exchanged: 'Exchanged',
  owed: (number: string, to: string) => `Order ${number} was cancelled. Its refund goes to ${to}.`,
};
