import { formatDay } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { DeliveryAttempt } from '@e-store/shared/orders/delivery-attempt';
import type { StaffOrder, TimelineEntry } from '@e-store/shared/orders/staff-order';
import { failedDeliveryMessages as messages } from '../../../messages/en/orders/failed-deliveries.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from './order.module.css';

export const reasonLabel = ({ reason }: DeliveryAttempt) =>
  reason ? messages.reasons[reason] : messages.noReason;

/** The day that the customer chose replaces the planned one. */
export function describePlan({ nextAttempt, wish }: DeliveryAttempt): string[] {
  const plan = nextAttempt ? messages.next(formatDay(nextAttempt)) : messages.noNext;
  return [...(wish?.day ? [] : [plan]), ...(wish ? describeWish(wish) : [])];
}

const describeWish = ({ day, phoneNo }: NonNullable<DeliveryAttempt['wish']>): string[] => [
  day ? messages.wishDay(formatDay(day)) : messages.wishAnyDay,
  ...(phoneNo ? [messages.wishPhone(phoneNo)] : []),
];

export function describeAttempt({ kind, attempt }: TimelineEntry): string | undefined {
  if (!attempt) return undefined;
  if (kind === 'wish') return attempt.wish && describeWish(attempt.wish).join(' · ');
  const { reason, nextAttempt } = attempt;
  return [reasonLabel({ reason }), ...describePlan({ nextAttempt })].join(' · ');
}

export function FailedDeliveriesPanel({ shown }: { shown: StaffOrder }) {
  const { order, failedAttempts } = shown;
  if (failedAttempts.length === 0) return null;
  const isWaiting = order.orderStatus === 'Delivery failed';
  return (
    <Panel title={messages.title}>
      <ol className={styles.attempts}>
        {failedAttempts.map((attempt, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- attempts are only added at the end
          <li key={index}>
            <p>
              <span className={styles.quiet}>{messages.attempt(index + 1)}</span> {reasonLabel(attempt)}
            </p>
            {isWaiting && index === failedAttempts.length - 1 && (
              <p>
                <b>{describePlan(attempt).join(' · ')}</b>
              </p>
            )}
          </li>
        ))}
      </ol>
      {order.orderStatus === 'Returned to shop' && 'returnCost' in shown && (
        <p>{messages.returnCostOf(formatRupees(shown.returnCost ?? 0))}</p>
      )}
    </Panel>
  );
}
