import type { Role } from '@e-store/shared/endpoint';
import type { TimelineEntry } from '@e-store/shared/orders/staff-order';
import { trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import type { HistoryStep, OrderRecord } from '../order.model.ts';

const KINDS = { 'order.readdressed': 'address', 'order.tracked': 'tracking' } as const;

const toStep = ({ status, at, by }: HistoryStep) => ({
  kind: 'status' as const,
  at: at.toISOString(),
  status,
  ...(by && { by: by.name }),
});

/** Returns the order's steps, staff notes, edits and refunds, latest first. */
export async function orderTimeline(
  { auditEntries }: Database,
  { _id, history, corrections = [], notes = [], returns, cancellation }: OrderRecord,
  role: Role,
): Promise<TimelineEntry[]> {
  const edits = await auditEntries
    .find({
      'subject.kind': 'order',
      'subject.id': String(_id),
      what: trusted({ $in: Object.keys(KINDS) }),
    })
    .sort({ at: -1 })
    .limit(100)
    .lean();
  const entries: TimelineEntry[] = [
    ...history.map((step) => ({
      ...toStep(step),
      ...(step.status === 'Cancelled' && cancellation?.note && { text: cancellation.note }),
    })),
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
    ...edits.map(({ what, at, name, after }) => ({
      kind: KINDS[what as keyof typeof KINDS],
      at: at.toISOString(),
      by: name,
      text: Object.values(after).map(String).join(', '),
    })),
    ...(role === 'Packer' ? [] : returns).flatMap(({ refundPaid }) =>
      refundPaid
        ? [
            {
              kind: 'refund' as const,
              at: refundPaid.at.toISOString(),
              by: refundPaid.by.name,
              text: refundPaid.reference,
            },
          ]
        : [],
    ),
  ];
  return entries.toReversed().toSorted((a, b) => b.at.localeCompare(a.at));
}
