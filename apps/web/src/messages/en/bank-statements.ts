import { formatCount } from '@e-store/shared/money';
import { nameLines } from './ui-admin.ts';

export const statementMessages = {
  title: 'Match a bank statement',
  lead: 'Download the statement from your bank as CSV. A payment matches when the amount is exact and the row has the UTR that the customer entered, or another UTR and the order number. Check rows with only an order number yourself. You see the matches before you confirm them. This includes a cash on delivery order paid by the UPI code on its invoice. The customer gets an email if the order is not delivered yet. The file itself is not stored.',
  file: 'Statement (CSV)',
  unreadable: (name: string) =>
    `${name} could not be read. Save it as CSV in your spreadsheet program first, with at least three columns and a heading above each.`,
  column: 'Column of amounts received',
  noColumn: 'Choose a column',
  columnUnknown: 'We don’t recognise the headings of this file. Choose the column of amounts received.',
  found: (credits: number, rows: number) =>
    `Rows with a UTR or an order number: ${formatCount(credits)} of ${formatCount(rows)}`,
  skipped: (lines: readonly number[]) =>
    `Credits without a UTR or an order number, or with an amount that cannot be read, are left out: ${nameLines(lines)}.`,
  nothingToCheck:
    'No row can be checked. Check that the column above has the amounts received, and that each row has a UTR of 12 digits or an order number.',
  check: 'Check statement',
  confirm: (count: number, sum: string) => `Confirm ${count} ${count === 1 ? 'payment' : 'payments'}, ${sum}`,
  showMatching: (count: number) => `Show ${formatCount(count)} matching ${count === 1 ? 'row' : 'rows'}`,
  showConfirmed: (count: number) =>
    `Show ${formatCount(count)} confirmed ${count === 1 ? 'payment' : 'payments'}`,
  toConfirm: 'Payments to confirm',
  confirmed: 'Confirmed payments',
  notConfirmed: 'Rows that confirm no payment',
  confirming: (done: number, all: number) =>
    `Confirming ${formatCount(done)} of ${formatCount(all)} payments…`,
  checking: (done: number, all: number) => `Checking ${formatCount(done)} of ${formatCount(all)} rows…`,
  stop: 'Stop',
  stopped: (done: number, all: number) =>
    `Stopped after ${formatCount(done)} of ${formatCount(all)} rows. Check the statement again to continue.`,
  line: (line: number) => `Line ${line}, `,
  repeats: (line: number) => `This line repeats line ${line} of this file.`,
  withoutOrder: (lines: string) => `No order has the UTR or order number of ${lines}.`,
  wouldConfirm: (matched: number, recorded: number) =>
    [
      matched === 0
        ? 'No payment to confirm.'
        : `${matched} ${matched === 1 ? 'payment matches' : 'payments match'}. Compare with the statement before you confirm.`,
      ...(recorded > 0 ? [`${recorded} had already been confirmed.`] : []),
    ].join(' '),
  summary: (matched: number, recorded: number) =>
    [
      matched === 0
        ? 'No payment was confirmed.'
        : `${matched} ${matched === 1 ? 'payment' : 'payments'} confirmed.`,
      ...(recorded > 0 ? [`${recorded} had already been confirmed.`] : []),
    ].join(' '),
};
