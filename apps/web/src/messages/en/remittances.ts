import { formatDay, formatMoment } from '@e-store/shared/format-day';
import { formatCount } from '@e-store/shared/money';

const orders = (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`);

export const recordedRemittanceMessages = {
  title: 'Recorded remittances',
  lead: 'Everything you have recorded as remitted, latest first. If something was recorded by mistake, undo it: the cash for its orders is owed again, and you can record the file again.',
  columns: {
    courier: 'COURIER',
    when: 'RECORDED',
    by: 'BY',
    orders: 'ORDERS',
    amount: 'AMOUNT',
    undo: 'UNDO',
  },
  allCouriers: 'All couriers',
  receivedUpTo: (courier: string, day: string) => `${courier}, marked as received up to ${formatDay(day)}`,
  undo: 'Undo',
  continueUndo: 'Continue undo',
  undoOf: (action: string, courier: string, moment: string) =>
    `${action}: ${courier}, ${formatMoment(moment)}`,
  undone: (moment: string, by: string) => `Undone ${formatMoment(moment)} by ${by}`,
  unfinished: (count: number) =>
    count === 1 ? '1 payment is not undone yet' : `${formatCount(count)} payments are not undone yet`,
  dialog: {
    title: 'Undo this remittance?',
    text: (courier: string, count: number, amount: string) =>
      `${courier}: ${orders(count)}, ${amount}. The cash for ${count === 1 ? 'this order' : 'these orders'} is owed again. The entry stays in this list, marked as undone.`,
    act: 'Undo remittance',
    cancel: 'Keep it',
  },
  done: 'Remittance undone.',
  loading: 'Recorded remittances are loading',
  none: 'No remittances are recorded yet.',
};

export const receivedCashMessages = {
  title: 'Mark cash as received',
  lead: 'For cash that reached you outside E-Store, such as before you started recording remittances. Orders delivered up to and including this day are recorded as remitted. You can undo this under Recorded.',
  until: 'Delivered up to',
  courier: 'Owed by',
  allCouriers: 'All couriers',
  untilMissing: 'Choose a day.',
  none: 'No cash is owed for orders delivered up to this day.',
  act: 'Mark as received',
  dialog: {
    title: 'Mark this cash as received?',
    text: (courier: string, day: string, count: number, amount: string) =>
      `${courier}: ${orders(count)} delivered up to ${formatDay(day)}, ${amount} in total. This cash will no longer be owed to you.`,
    cancel: 'Cancel',
  },
  done: (count: number, amount: string) => `Cash of ${orders(count)} marked as received, ${amount} in total.`,
};

export const orderRemittanceMessages = {
  remitted: (amount: string, courier: string | undefined) =>
    courier === undefined ? `${amount} remitted` : `${amount} remitted by ${courier}`,
  paid: (day: string) => `Paid ${formatDay(day)}`,
  recorded: (day: string) => `Recorded ${formatDay(day)}`,
  utr: (reference: string) => `UTR ${reference}`,
  notRemitted: (amount: string) => `Not remitted yet: ${amount} outstanding`,
  outstanding: (amount: string) => `Outstanding: ${amount}`,
  openCash: 'Open cash',
};
