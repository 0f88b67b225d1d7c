import { formatRupees } from '@e-store/shared/money';
import { formatPaise, includedGst } from '@e-store/shared/orders/included-gst';
import type { Order } from '@e-store/shared/orders/order';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import { clsx } from 'clsx';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { listOrderSums } from './order-sums.ts';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import styles from './sheet.module.css';

export function Invoice({ order, contact }: { order: Order; contact: StoreContact | null }) {
  const { printColumns } = adminOrderMessages;
  const { number, createdAt, shippingInfo: to, paymentInfo, totalPrice } = order;
  const isToCollect = paymentInfo.status === 'pending';
  return (
    <>
      <div className={styles.head}>
        <p className={styles.shop}>{adminOrderMessages.soldBy}</p>
        <div className={styles.number}>
          <h2 className={styles.title}>{`${adminOrderMessages.invoice} ${number}`}</h2>
          <p>{formatDayOfYear(indiaDay(createdAt))}</p>
        </div>
      </div>
      <div className={styles.parties}>
        <address className={styles.address}>
          <b className={styles.caption}>{adminOrderMessages.invoiceFrom}</b>
          {adminOrderMessages.sellerLines(
            contact?.legalName ?? adminOrderMessages.soldBy,
            contact?.address,
            contact?.gstin && adminOrderMessages.gstin(contact.gstin),
          )}
        </address>
        <address className={styles.address}>
          <b className={styles.caption}>{adminOrderMessages.invoiceTo}</b>
          {adminOrderMessages.addressLines(to, to.contry)}
        </address>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{printColumns.item}</th>
            <th scope="col" className={styles.end}>
              {printColumns.quantity}
            </th>
            <th scope="col" className={styles.end}>
              {printColumns.price}
            </th>
            <th scope="col" className={styles.end}>
              {printColumns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.orderItems.map(({ product, size, name, quantity, price }) => (
            <tr key={`${product} ${size ?? ''}`}>
              <td>{size ? `${name}, ${size}` : name}</td>
              <td className={styles.end}>{quantity}</td>
              <td className={styles.end}>{formatRupees(price)}</td>
              <td className={styles.end}>{formatRupees(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        {listOrderSums(order).map(({ name, amount, isTotal }) => (
          <div key={name} className={clsx(styles.sum, isTotal && styles.total)}>
            <dt>{name}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      {/* Tax added on top is not included in the prices. */}
      {order.taxPrice === 0 &&
        includedGst(order.orderItems).map(({ percent, gst, taxable }) => (
          <p key={percent} className={styles.foot}>
            {adminOrderMessages.includedGst(percent, formatPaise(gst), formatPaise(taxable))}
          </p>
        ))}
      <p className={clsx(styles.foot, styles.payment)}>
        {isToCollect
          ? adminOrderMessages.collect(formatRupees(totalPrice))
          : `${paymentInfo.method}, ${adminOrderMessages.payments[paymentInfo.status]}`}
      </p>
    </>
  );
}
