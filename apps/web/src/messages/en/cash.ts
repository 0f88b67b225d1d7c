import type { ClosingPart } from '@e-store/shared/cash/closing-endpoints';
import type { ReturnRateGroup } from '@e-store/shared/cash/return-rates-endpoints';
import { formatCount } from '@e-store/shared/money';
import type { CashAge, RemittanceOutcome } from '@e-store/shared/cash/remittance';
import { counted, nameLines } from './ui-admin.ts';

export const cashMessages = {
  title: 'Cash',
  tabsLabel: 'Cash screens',
  tabs: {
    owed: 'Remittances',
    recorded: 'Recorded',
    closing: 'Daily closing',
    returnRates: 'Return rates',
  },
};

export const owedCashMessages = {
  title: 'Orders to be remitted',
  lead: 'Cash that couriers collected on delivery and have not paid to you. An order leaves this list once its cash is remitted in full.',
  couriers: 'Owed by courier',
  columns: {
    courier: 'COURIER',
    total: 'TOTAL',
    order: 'ORDER',
    tracking: 'TRACKING NUMBER',
    delivered: 'DELIVERED',
    collected: 'COLLECTED',
    remitted: 'REMITTED',
    owed: 'OWED',
  },
  ages: {
    '0-3': '0–3 DAYS',
    '4-7': '4–7 DAYS',
    '8-15': '8–15 DAYS',
    'over-15': 'OVER 15 DAYS',
  } satisfies Record<CashAge, string>,
  of: (courier: string | undefined, age: CashAge | undefined) =>
    [courier, age && owedCashMessages.ages[age].toLowerCase()].filter(Boolean).join(', '),
  orders: (count: number) => counted(count, 'order', 'orders'),
  days: (count: number) => (count === 0 ? 'today' : counted(count, 'day ago', 'days ago')),
  all: 'All couriers',
  showAll: 'Show all couriers',
  loading: 'Cash is loading',
  none: 'No courier owes you any cash.',
  noneFound: 'No orders here.',
};

export const remittanceMessages = {
  title: 'Record a remittance',
  lead: 'Choose the file that the courier sent with its payment. You see the result before anything is recorded. The file itself is not stored.',
  file: 'Remittance file (CSV)',
  unreadable: (name: string) =>
    `${name} could not be read. Save it as CSV in your spreadsheet program first, with a column of tracking numbers or order numbers and a heading above each column.`,
  courier: 'Courier',
  courierHint: 'As on your orders. The columns are remembered for its next file.',
  columnsLabel: 'Columns of the file',
  columns: {
    tracking: 'Tracking number (AWB)',
    number: 'Order number',
    amount: 'Amount paid to you',
    paidOn: 'Payment date',
    reference: 'UTR',
  },
  noColumn: 'Not in this file',
  reference: 'UTR of this payment',
  referenceHint: 'For rows without a UTR of their own.',
  found: (rows: number, all: number) =>
    `${counted(rows, 'row', 'rows')} of ${formatCount(all)} can be matched.`,
  columnsUnknown: 'Choose the column of tracking numbers or order numbers above.',
  skipped: (lines: readonly number[]) =>
    `Rows without a parcel, a UTR or an amount above ₹0 are left out: ${nameLines(lines)}.`,
  courierMissing: 'Enter the courier.',
  courierUnknown: (name: string) =>
    `“${name.trim()}” owes no cash and is not known. Check the name before you record these payments.`,
  check: 'Check file',
  checking: (done: number, all: number) => `Checking ${formatCount(done)} of ${formatCount(all)} rows…`,
  recording: (done: number, all: number) => `Recording ${formatCount(done)} of ${formatCount(all)} rows…`,
  stop: 'Stop check',
  stopped: 'The check was stopped. Nothing was recorded.',
  record: (count: number, amount: string) => `Record ${counted(count, 'payment', 'payments')}, ${amount}`,
  nothingToRecord: 'There is nothing to record in this file.',
  recorded: (count: number, amount: string) =>
    `${counted(count, 'payment', 'payments')} recorded, ${amount} in total.`,
  recordedPart: (count: number) =>
    `Only ${counted(count, 'payment was', 'payments were')} recorded. Record the file again to continue.`,
  seeRecorded: 'View recorded remittances',
  summaryLabel: 'Result',
  outcomes: {
    matched: 'Matched',
    short: 'Short',
    over: 'Over',
    unknown: 'Unknown',
    recorded: 'Already remitted',
  } satisfies Record<RemittanceOutcome, string>,
  differences: 'Rows with a difference',
  others: (count: number) => `Show ${counted(count, 'other row', 'other rows')}`,
  othersLabel: 'Other rows',
  heads: {
    line: 'LINE',
    parcel: 'PARCEL',
    outcome: 'RESULT',
    amount: 'PAID',
    expected: 'EXPECTED',
    note: 'NOTE',
  },
};

export const closingMessages = {
  title: 'Daily closing',
  lead: 'Days run from midnight to midnight in India. Choose an amount to see its rows.',
  from: 'From',
  to: 'To',
  show: 'Show period',
  day: 'DAY',
  heads: {
    ordered: 'ORDERED',
    cash: 'CASH COLLECTED',
    prepaid: 'PAID ONLINE',
    refunded: 'REFUNDED',
    fees: 'GATEWAY FEES',
    remitted: 'REMITTED',
    out: 'OUTSTANDING',
    differences: 'DIFFERENCE',
  } satisfies Record<ClosingPart, string>,
  parts: {
    ordered: 'Ordered',
    cash: 'Cash collected',
    prepaid: 'Paid online',
    refunded: 'Refunded',
    fees: 'Gateway fees',
    remitted: 'Remitted',
    out: 'Outstanding',
    differences: 'Difference',
  } satisfies Record<ClosingPart, string>,
  hints: {
    ordered: 'All orders placed on this day, including those cancelled later.',
    cash: 'Cash that couriers collected on delivery. A corrected delivery, or one paid by UPI, is deducted.',
    prepaid: 'Payments by UPI and online, on the day they arrived.',
    refunded: 'Money paid back to customers.',
    fees: 'What the payment gateway kept of online payments, including GST.',
    remitted: 'Money from couriers, on the day you recorded it.',
    out: 'Cash that couriers still owed at the end of this day, oldest first.',
    differences:
      'Orders in this day’s remittances whose cash still does not match. A minus means money is missing.',
  } satisfies Record<ClosingPart, string>,
  total: (amount: string, rows: number) => `Total: ${amount} in ${counted(rows, 'row', 'rows')}.`,
  rowsOf: (part: ClosingPart, day: string) => `${closingMessages.parts[part]}, ${day}`,
  cell: (part: ClosingPart, amount: string, rows: number) =>
    part === 'differences'
      ? `${closingMessages.parts[part]}: ${closingMessages.orders(rows)}, ${amount}`
      : `${closingMessages.parts[part]} ${amount}, ${counted(rows, 'row', 'rows')}`,
  /** Missing and surplus money would offset each other in a sum. */
  orders: (count: number) => counted(count, 'order', 'orders'),
  columns: {
    order: 'ORDER',
    when: 'WHEN',
    method: 'METHOD',
    reference: 'REFERENCE',
    by: 'RECORDED BY',
    amount: 'AMOUNT',
  },
  loading: 'Daily closing is loading',
  none: 'No rows.',
};

export const returnRateMessages = {
  title: 'Return rates',
  lead: 'Orders placed in this period that were shipped. Failed: could not be delivered at least once, for example because the customer refused the parcel. Not reached: the courier could not reach the customer or the address. Returned to origin (RTO): came back to you undelivered. Recent rates rise as parcels come back.',
  from: 'From',
  to: 'To',
  show: 'Show period',
  groupsLabel: 'Grouped by',
  groups: {
    zone: 'Pincode zone',
    product: 'Product',
    customer: 'Customer',
    method: 'Payment method',
  } satisfies Record<ReturnRateGroup, string>,
  heads: {
    zone: 'PINCODE ZONE',
    product: 'PRODUCT',
    customer: 'CUSTOMER',
    method: 'PAYMENT METHOD',
  } satisfies Record<ReturnRateGroup, string>,
  shipped: 'SHIPPED',
  failed: 'FAILED',
  refused: 'REFUSED',
  notReached: 'NOT REACHED',
  returned: 'RETURNED TO ORIGIN',
  returnCost: 'RETURN COST',
  methods: {
    COD: 'Cash on delivery',
    UPI: 'UPI',
    ONLINE: 'Online payment',
    EXCHANGE: 'Exchange',
  } as Record<string, string>,
  rate: (count: number, of: number) => (of === 0 ? '–' : `${count} (${Math.round((count / of) * 100)}%)`),
  all: (
    shipped: number,
    rates: Record<'failed' | 'refused' | 'notReached' | 'returned', string>,
    cost: string,
  ) =>
    [
      `${counted(shipped, 'order', 'orders')} shipped`,
      `failed ${rates.failed}`,
      `refused ${rates.refused}`,
      `not reached ${rates.notReached}`,
      `returned to origin ${rates.returned}`,
      `return cost ${cost}`,
    ].join(', '),
  costs: 'Return cost by courier',
  costsLead:
    'What a courier charges for a parcel that comes back. It is recorded with each return unless you enter another amount.',
  costOf: (courier: string) => `${courier} (₹)`,
  saveCost: 'Save',
  saveCostOf: (courier: string) => `Save return cost of ${courier}`,
  costSaved: (courier: string) => `Return cost of ${courier} saved.`,
  loading: 'Return rates are loading',
  none: 'No orders were shipped in this period.',
};
