import { formatCash } from '@e-store/shared/money';
import { indiaDay } from '@e-store/shared/india-day';
import type { OrderRemittance, StaffOrder } from '@e-store/shared/orders/staff-order';
import { paths } from '@e-store/shared/web-paths';
import { remittanceMessages } from '../../../messages/en/cash.ts';
import { orderRemittanceMessages as messages } from '../../../messages/en/remittances.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './order.module.css';

type OrderRemittancesProps = { shown: Extract<StaffOrder, { view: 'full' }> };

export function OrderRemittances({ shown: { remittances = [], cashOwed = 0 } }: OrderRemittancesProps) {
  if (remittances.length === 0 && cashOwed === 0) return null;
  const owed = formatCash(cashOwed);
  return (
    <div className={styles.stack}>
      {remittances.map((remittance, index) => (
        <div key={`${remittance.recordedAt} ${index}`}>
          <b>{messages.remitted(formatCash(remittance.amount), remittance.courier)}</b>
          <p className={styles.quiet}>{describePayment(remittance)}</p>
        </div>
      ))}
      {cashOwed > 0 && (
        <p>
          <b>{remittances.length > 0 ? messages.outstanding(owed) : messages.notRemitted(owed)}</b>
        </p>
      )}
      <p>
        {cashOwed > 0 ? (
          <TextLink to={paths.cash()}>{messages.openCash}</TextLink>
        ) : (
          <TextLink to={paths.remittances()}>{remittanceMessages.seeRecorded}</TextLink>
        )}
      </p>
    </div>
  );
}

const describePayment = ({ paidOn, recordedAt, reference }: OrderRemittance): string =>
  [
    paidOn === undefined ? messages.recorded(indiaDay(recordedAt)) : messages.paid(paidOn),
    ...(reference === undefined ? [] : [messages.utr(reference)]),
  ].join(', ');
