import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { expectedRefund, isRefundedToOriginalPayment } from '@e-store/shared/orders/return-rules';
import { paths } from '@e-store/shared/web-paths';
import { exchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeReturnedLine, nameLines, refundParts } from '../order-care.ts';
import styles from './order-returns.module.css';

export function OrderReturns({ order }: { order: Order }) {
  const { returns } = order;
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="order-returns" className={styles.block}>
      <h2 id="order-returns" className={styles.title}>
        {returnMessages.list}
      </h2>
      <ul>
        {returns.map((one) => (
          <li key={one._id} className={styles.return}>
            <div>
              {nameLines(order, one).map((line) => (
                <p key={`${line.product} ${line.size ?? ''}`} className={styles.piece}>
                  {describeReturnedLine(line)}
                </p>
              ))}
              <p className={styles.detail}>{returnMessages.reasons[one.reason]}</p>
            </div>
            <div className={styles.detail}>
              <p className={styles.piece}>{returnMessages.statuses[one.status]}</p>
              <p>{formatMoment(one.decidedAt ?? one.requestedAt)}</p>
              {one.refusal && <p className={styles.refusal}>{one.refusal}</p>}
            </div>
            <div className={styles.detail}>
              <RefundNote order={order} of={one} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RefundNote({ order, of }: { order: Order; of: OrderReturn }) {
  const { status, exchange, refund, refundTo, refundPaid, replacement } = of;
  if (replacement)
    return (
      <p>
        <TextLink strong to={paths.orderDetails(replacement.order)}>
          {exchangeMessages[replacement.isCancelled ? 'cancelled' : 'replacement'](replacement.number)}
        </TextLink>
      </p>
    );
  const isOriginal = isRefundedToOriginalPayment(order, of);
  const to = isOriginal ? returnMessages.originalPayment : refundTo?.shown;
  const total = formatRupees(expectedRefund(order, of));
  if (status === 'requested' && exchange)
    return (
      <>
        <p className={styles.piece}>{exchangeMessages.requested}</p>
        {to && refund.total > 0 && <p>{exchangeMessages.ifSoldOut(total, to)}</p>}
      </>
    );
  if (status === 'refused' || refund.total === 0)
    return (
      <p className={styles.piece}>{exchange ? exchangeMessages.nothingBack : returnMessages.nothingBack}</p>
    );
  return (
    <>
      <p className={styles.piece}>{returnMessages.refundTo(total, to)}</p>
      {to === undefined && !refundPaid && <p>{returnMessages.accountMissing}</p>}
      <p>{refundParts(refund)}</p>
      {exchange && <p>{exchangeMessages.notSent}</p>}
      {refundPaid && <p>{returnMessages.paid(formatMoment(refundPaid.at), refundPaid.reference)}</p>}
      {refundPaid && isOriginal && <p>{returnMessages.originalPaymentDays}</p>}
    </>
  );
}
