import type { TimelineEntry } from '@e-store/shared/orders/staff-order';
import { trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import type { LedgerRecord } from '../../payments/payment-ledger.ts';
import type { HistoryStep, OrderRecord } from '../order.model.ts';
import { toAttempt } from '../to-order.ts';
import type { Role } from '@e-store/shared/roles';

const AUDITED = {
  'order.readdressed': 'address',
  'order.tracked': 'tracking',
  'order.paymentRejected': 'payment-rejected',
  'order.refundAccountRecorded': 'refund-account',
  'order.refundApproved': 'refund-approved',
} as const;

const toStep = ({ status, at, by, attempt }: HistoryStep) => ({
  kind: 'status' as const,
  at: at.toISOString(),
  status,
  ...(by && { by: by.name }),
  ...(attempt && { attempt: toAttempt(attempt) }),
});

const describeCancellation = ({ by, reason, note }: NonNullable<OrderRecord['cancellation']>) => ({
  cancellation: { by, reason },
  ...(note && { text: note }),
});

const toWishEntry = ({ attempt }: HistoryStep): TimelineEntry[] =>
  attempt?.wish ? [{ kind: 'wish', at: attempt.wish.at.toISOString(), attempt: toAttempt(attempt) }] : [];

/** Latest first; money for Admins only. */
export async function orderTimeline(
  database: Pick<Database, 'auditEntries' | 'paymentLedger'>,
  { _id, history, corrections = [], notes = [], cancellation }: OrderRecord,
  role: Role,
): Promise<TimelineEntry[]> {
  const [money, audited] = await Promise.all([
    role === 'Admin' ? findMoneyMoved(database, _id) : [],
    findAudited(database, _id, role),
  ]);
  const entries: TimelineEntry[] = [
    ...money,
    ...history.map((step) => ({
      ...toStep(step),
      ...(step.status === 'Cancelled' && cancellation && describeCancellation(cancellation)),
    })),
    ...history.flatMap(toWishEntry),
    ...corrections.flatMap(({ kind, at, by, withdrawn, reason }) => [
      toStep(withdrawn),
      {
        kind,
        at: at.toISOString(),
        by: by.name,
        status: withdrawn.status,
        ...(reason !== undefined && { text: reason }),
      },
    ]),
    ...notes.map(({ at, by, text }) => ({ kind: 'note' as const, at: at.toISOString(), by: by.name, text })),
    ...audited,
  ];
  return entries.toReversed().toSorted((a, b) => b.at.localeCompare(a.at));
}

async function findAudited(
  { auditEntries }: Pick<Database, 'auditEntries'>,
  order: OrderRecord['_id'],
  role: Role,
): Promise<TimelineEntry[]> {
  const found = await auditEntries
    .find({
      'subject.kind': 'order',
      'subject.id': String(order),
      what: trusted({ $in: Object.keys(AUDITED) }),
    })
    .sort({ at: -1 })
    .limit(100)
    .lean();
  return found.flatMap(({ what, at, name, before, after }) => {
    const kind = AUDITED[what as keyof typeof AUDITED];
    const entry = { kind, at: at.toISOString(), by: name };
    if (role !== 'Admin' && !['address', 'tracking'].includes(kind)) return [];
    if (kind === 'refund-approved') return entry;
    if (kind === 'payment-rejected') return { ...entry, text: String(before.claim) };
    const values = Object.entries(after).flatMap(([field, value]) =>
      role !== 'Admin' && field === 'email' ? [] : String(value),
    );
    return { ...entry, text: values.join(', ') };
  });
}

async function findMoneyMoved(
  { paymentLedger }: Pick<Database, 'paymentLedger'>,
  order: OrderRecord['_id'],
): Promise<TimelineEntry[]> {
  const lines = await paymentLedger
    .find({ order, kind: trusted({ $in: ['collection', 'refund'] }) })
    .sort({ at: -1, _id: -1 })
    .limit(100)
    .lean();
  return lines.toReversed().map(({ at, by, amount, reference, ...line }) => ({
    kind: moneyKind({ ...line, amount }),
    at: at.toISOString(),
    ...(by && { by: by.name }),
    amount: Math.abs(amount),
    ...(reference !== undefined && { text: reference }),
  }));
}

function moneyKind({ kind, amount, isExchange }: Pick<LedgerRecord, 'kind' | 'amount' | 'isExchange'>) {
  if (isExchange) return 'exchange';
  if (kind === 'refund') return 'refund';
  return amount > 0 ? 'payment' : 'payment-reversed';
}
