import { trusted } from 'mongoose';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';

/**
 * Steps without a staff name come from shoppers or predate the audit trail. `contract.test.ts` checks all
 * other staff calls.
 */
export const auditTrailMatchesStaffSteps: Invariant = {
  id: 'I8',
  description:
    'every order step that staff took or withdrew is in the audit trail, and the trail has no other order steps',
  check: async ({ orders, auditEntries }) => {
    const entries = await auditEntries
      .find({ what: trusted({ $in: Object.keys(KINDS) }) }, { what: 1, subject: 1, by: 1, at: 1, after: 1 })
      .lean();
    const recordedSteps = countByKey(
      entries.map(({ what, subject, by, at, after }) =>
        toStepKey(
          subject.id,
          `${KINDS[what as keyof typeof KINDS]} ${String(after['orderStatus'])}`,
          String(by),
          at,
        ),
      ),
    );
    const all = await orders.find({}, { number: 1, history: 1, corrections: 1 }).lean();
    const taken = countByKey(
      all.flatMap(({ _id, history, corrections = [] }) => [
        ...[...history, ...corrections.map(({ withdrawn }) => withdrawn)].flatMap(({ status, at, by }) =>
          by ? [toStepKey(String(_id), `to ${status}`, String(by._id), at)] : [],
        ),
        ...corrections.map(({ kind, to, at, by }) =>
          toStepKey(String(_id), `${kind} to ${to}`, String(by._id), at),
        ),
      ]),
    );
    const breaches = [...new Set([...recordedSteps.keys(), ...taken.keys()])]
      .filter((step) => recordedSteps.get(step) !== taken.get(step))
      .map(
        (step) =>
          `${step}: taken ${taken.get(step) ?? 0} times, recorded ${recordedSteps.get(step) ?? 0} times`,
      );
    return { checked: all.length, breaches };
  },
};

const KINDS = {
  'order.placed': 'to',
  'order.moved': 'to',
  'order.returnRequested': 'to',
  'order.undone': 'undo to',
  'order.corrected': 'correction to',
} as const;

const toStepKey = (order: string, step: string, by: string, at: Date) =>
  `${order} ${step} by ${by} at ${at.toISOString()}`;

function countByKey(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
