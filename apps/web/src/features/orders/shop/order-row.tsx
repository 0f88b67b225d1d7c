import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { formatDay, formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { isReturnOpen } from '@e-store/shared/orders/return-rules';
import { paths } from '@e-store/shared/web-paths';
import { TextLink } from '../../../ui/text-link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { orderPromise } from '../order-promise.ts';
import styles from './order-row.module.css';
import { StatusPill } from '../status-pill.tsx';

const PICTURES = 2;

type OrderRowProps = {
  order: Order;
  /** A calendar day of India, `YYYY-MM-DD`. */
  today: string;
  heading?: 'h2' | 'h3';
};

export function OrderRow({ order, today, heading: Heading = 'h2' }: OrderRowProps) {
  const { _id, number, orderItems, orderStatus, totalPrice, createdAt, returnUntil } = order;
  return (
    <li className={styles.row}>
      <ul aria-hidden="true" className={styles.pictures}>
        {orderItems.slice(0, PICTURES).map(({ product, size, image }) => (
          <li key={`${product} ${size ?? ''}`} className={styles.picture}>
            <Thumbnail src={image} alt="" />
          </li>
        ))}
        {orderItems.length > PICTURES && <li className={styles.more}>+{orderItems.length - PICTURES}</li>}
      </ul>
      <div className={styles.words}>
        <Heading className={styles.promise}>{orderPromise(order, today)}</Heading>
        <p className={styles.names}>{orderItems.map(({ name }) => name).join(', ')}</p>
        <div className={styles.facts}>
          <p>
            {number}, {formatDayOfYear(indiaDay(createdAt))}
          </p>
          {orderStatus === 'Delivered' && returnUntil && (
            <p>
              {(isReturnOpen(returnUntil, today) ? orderMessages.returnOpen : orderMessages.returnClosed)(
                formatDay(returnUntil),
              )}
            </p>
          )}
        </div>
      </div>
      <p>
        <VisuallyHidden>{orderMessages.status}</VisuallyHidden>
        <StatusPill status={orderStatus} />
      </p>
      <p className={styles.cost}>
        <VisuallyHidden>{orderMessages.cost}</VisuallyHidden>
        <b>{formatRupees(totalPrice)}</b>
      </p>
      <TextLink to={paths.orderDetails(_id)} className={styles.detail}>
        {orderMessages.detail}
        <VisuallyHidden>{orderMessages.detailOf(number)}</VisuallyHidden>
      </TextLink>
    </li>
  );
}
