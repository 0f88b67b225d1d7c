import { matchStatement, type StatementResult } from '@e-store/shared/payments/endpoints';
import { readStatementText } from '@e-store/shared/payments/statement';
import { formatCash, formatRupees } from '@e-store/shared/money';
import { trusted } from 'mongoose';
import type { StaffRequest } from '../../../platform/audit/record-change.ts';
import { route } from '../../../platform/http/route.ts';
import type { Context } from '../../../platform/context.ts';
import { cashOnDelivery } from '../../payments/cod/cod-provider.ts';
import { tryOrderChange } from '../admin/change-order.ts';
import type { OrderRecord } from '../order.model.ts';
import { confirmPayment } from './staff-payments.ts';

/**
 * A row confirms the order whose payer entered its UTR, or whose number stands beside another UTR, when the
 * amount is exact. A UTR entered for one order does not count when the row names another. The same statement changes
 * nothing a second time.
 */
export const matchStatementRoute = route(matchStatement, async (input, context) => {
  const { columns, preview } = input.body;
  const rows = input.body.rows.map(({ text, ...row }) => ({ ...readStatementText(text), ...row }));
  const results: StatementResult[] = [];
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- two rows may pay the same order
    const result = await matchRow(context, input, row);
    if (!result) continue;
    const isTwice = preview && results.some((earlier) => isSamePayment(earlier, result));
    results.push({ ...result, ...(isTwice && { outcome: 'recorded' }), line: row.line });
  }
  if (columns && !preview) {
    const { statement: _id, amount } = columns;
    const $set = { amount, matchedAt: context.now() };
    await context.database.statementColumns.updateOne({ _id }, { $set }, { upsert: true });
  }
  context.wakeMailWorker();
  return { results };
});

type Row = ReturnType<typeof readStatementText> & { amount: number };

const isSamePayment = (one: StatementResult, other: StatementResult) =>
  one.outcome === 'matched' &&
  other.outcome === 'matched' &&
  one.order === other.order &&
  one.reference === other.reference;

async function findStatementOrders(
  { database, paymentProviders }: Context,
  { references, numbers }: Row,
): Promise<OrderRecord[]> {
  const methods = [...paymentProviders.values()].flatMap(({ code, takesReference }) =>
    takesReference || code === cashOnDelivery.code ? [code] : [],
  );
  const anyReference = trusted({ $in: references });
  return database.orders
    .find({
      'payment.method': trusted({ $in: methods }),
      $or: [
        { 'payment.claimed.reference': anyReference },
        { 'payment.reference': anyReference },
        { number: trusted({ $in: numbers }) },
      ],
    })
    .lean();
}

async function matchRow(
  context: Context,
  staff: StaffRequest & { body: { preview: boolean } },
  row: Row,
): Promise<StatementResult | undefined> {
  const { references, numbers, amount } = row;
  const isOf = ({ payment: { claimed, reference } }: OrderRecord, one: string) =>
    one === claimed?.reference || one === reference;
  const orders = await findStatementOrders(context, row);
  const payers = orders.filter((order) => references.some((one) => isOf(order, one)));
  const order = payers[0] ?? orders.find((one) => numbers.includes(one.number));
  if (!order) return undefined;
  const { _id, number, payment } = order;
  const own = references.filter((one) => isOf(order, one));
  const candidates = own.length > 0 ? own : references;
  const [reference] = candidates;
  const answer = {
    order: String(_id),
    number,
    amount,
    expected: payment.amount,
    ...(reference !== undefined && { reference }),
  };
  if (reference === undefined)
    return { ...answer, outcome: 'refused', message: 'This row has no UTR. Check the payment yourself.' };
  if (payers.length > 1 || candidates.length > 1)
    return {
      ...answer,
      outcome: 'refused',
      message: 'This row has several numbers that can be a UTR. Check the payment yourself.',
    };
  if (numbers.length > 0 && !numbers.includes(number))
    return {
      ...answer,
      outcome: 'refused',
      message: `The UTR was entered for this order, but the row names ${numbers.join(', ')}. Check the payment yourself.`,
    };
  if (payment.events.some((event) => event.state === 'captured' && event.reference === reference))
    return { ...answer, outcome: 'recorded' };
  if (amount !== payment.amount)
    return {
      ...answer,
      outcome: 'other-amount',
      message: `${formatCash(Math.round(amount * 100))} arrived instead of ${formatRupees(payment.amount)}.`,
    };
  if (payment.paid > 0 && payment.method !== cashOnDelivery.code)
    return {
      ...answer,
      outcome: 'refused',
      message: 'This order is already paid. Check whether it was paid twice.',
    };
  if (staff.body.preview) return { ...answer, outcome: 'matched' };
  const outcome = await tryOrderChange(context, String(_id), () =>
    confirmPayment(context, { id: String(_id), reference }, staff),
  );
  return 'message' in outcome
    ? { ...answer, outcome: 'refused', message: outcome.message }
    : { ...answer, outcome: 'matched' };
}
