import type { PackingOrder } from '@e-store/shared/orders/staff-order';
import { dashOrders } from '../../content/dash-orders.ts';
import { formatDayOfYear, formatDays, indiaDay } from '../../lib/india-days.ts';
import styles from './sheet.module.css';

type Slip = Pick<
  PackingOrder,
  'number' | 'createdAt' | 'orderItems' | 'shippingInfo' | 'tracking' | 'delivery' | 'deliveryMethod'
>;

/** What goes into the parcel and where it goes; nothing of it speaks of money. */
export function PackingSlip({ order }: { order: Slip }) {
  const { printColumns } = dashOrders;
  const { number, createdAt, tracking, delivery, deliveryMethod, shippingInfo: to } = order;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.shop}>{dashOrders.soldBy}</p>
        <div className={styles.number}>
          <h2 className={styles.title}>{`${dashOrders.slip} ${number}`}</h2>
          <p>{formatDayOfYear(indiaDay(createdAt))}</p>
          {tracking && <p>{`${tracking.courier} ${tracking.number}`}</p>}
        </div>
      </div>
      <div className={styles.parties}>
        <address className={styles.address}>{dashOrders.addressLines(to, to.phoneNo)}</address>
        <p>{`${dashOrders[deliveryMethod]}, ${dashOrders.due(formatDays(delivery))}`}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{printColumns.item}</th>
            <th scope="col">{printColumns.size}</th>
            <th scope="col" className={styles.end}>
              {printColumns.quantity}
            </th>
          </tr>
        </thead>
        <tbody className={styles.slip}>
          {order.orderItems.map(({ product, size, name, quantity }) => (
            <tr key={`${product} ${size ?? ''}`}>
              <td>{name}</td>
              <td>{size}</td>
              <td className={styles.end}>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
