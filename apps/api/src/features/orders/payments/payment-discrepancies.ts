import { checkDiscrepancy, type PaymentDiscrepancy } from '@e-store/shared/payments/endpoints';
import { trusted, Types } from 'mongoose';
import { staffName, recordChange } from '../../../platform/audit/record-change.ts';
import type { Database } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { PaymentDiscrepancyRecord } from '../../payments/payment-discrepancy.model.ts';

const SHOWN = 100;

const UNCHECKED = { checkedAt: trusted({ $exists: false }) };

export const countDiscrepancies = ({ paymentDiscrepancies }: Pick<Database, 'paymentDiscrepancies'>) =>
  paymentDiscrepancies.countDocuments(UNCHECKED);

export async function listDiscrepancies({
  paymentDiscrepancies,
}: Pick<Database, 'paymentDiscrepancies'>): Promise<PaymentDiscrepancy[]> {
  const open = await paymentDiscrepancies.find(UNCHECKED).sort({ foundAt: -1 }).limit(SHOWN).lean();
  return open.map(toDiscrepancy);
}

const toDiscrepancy = ({
  _id,
  kind,
  reference,
  amount,
  order,
  number,
  foundAt,
}: PaymentDiscrepancyRecord): PaymentDiscrepancy => ({
  id: _id,
  kind,
  reference,
  amount,
  ...(order && { order: String(order), number }),
  foundAt: foundAt.toISOString(),
});

export const checkDiscrepancyRoute = route(checkDiscrepancy, async (input, { database, now }) => {
  const { id } = input.params;
  await database.connection.transaction(async (session) => {
    const at = now();
    const found = await database.paymentDiscrepancies.findById(id, null, { session }).lean();
    if (!found) throw new NotFoundError('This difference does not exist.');
    if (found.checkedAt) return;
    const by = { _id: new Types.ObjectId(input.session.user._id), name: staffName(input) };
    await database.paymentDiscrepancies.updateOne(
      { _id: id },
      { $set: { checkedAt: at, checkedBy: by } },
      { session },
    );
    const subject = { kind: 'payment', id, label: found.reference };
    const states = { before: { checked: false }, after: { checked: true } };
    await recordChange(database, { staff: input, what: 'payment.checked', subject, ...states, at }, session);
  });
  return { id };
});
