import type { CashToCollect, PackingOrder } from '@e-store/shared/orders/staff-order';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import { isOpen } from '@e-store/shared/orders/order-lifecycle';
import { clsx } from 'clsx';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { formatRupees } from '@e-store/shared/money';
import { formatDayOfYear, formatDays } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { DrawnCode } from '../../../ui/drawn-code.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import styles from './sheet.module.css';

type Slip = Pick<
  PackingOrder,
  | 'number'
  | 'createdAt'
  | 'orderItems'
  | 'orderStatus'
  | 'shippingInfo'
  | 'tracking'
  | 'delivery'
  | 'deliveryMethod'
>;

type PackingSlipProps = {
  order: Slip;
  /** For the courier. */
  phone: string;
  contact: StoreContact | null;
  cash: CashToCollect | undefined;
  isUnpaid: boolean | undefined;
};

/** Code 128, like on the invoice. */
const drawBarcode = async (text: string) =>
  (await import('../../../ui/admin/draw-code-128.ts')).drawCode128(text);

export function PackingSlip({ order, phone, contact, cash, isUnpaid }: PackingSlipProps) {
  const { printColumns } = adminOrderMessages;
  const { number, createdAt, tracking, delivery, deliveryMethod, shippingInfo: to } = order;
  return (
    <>
      <div className={styles.slipHead}>
        <p className={styles.shop}>{adminOrderMessages.soldBy}</p>
        <DrawnCode
          text={number}
          label={adminOrderMessages.barcodeOf(number)}
          draw={drawBarcode}
          className={styles.barcode}
        />
        <p>{adminOrderMessages.sender(contact?.legalName ?? adminOrderMessages.soldBy, contact?.address)}</p>
      </div>
      <div className={styles.parties}>
        <address className={styles.address}>{adminOrderMessages.addressLines(to, phone)}</address>
        <div className={styles.number}>
          <h2 className={styles.title}>{`${adminOrderMessages.slip} ${number}`}</h2>
          {tracking && <p className={styles.tracking}>{`${tracking.courier} ${tracking.number}`}</p>}
          <p>{formatDayOfYear(indiaDay(createdAt))}</p>
          <p>{`${adminOrderMessages[deliveryMethod]}, ${adminOrderMessages.due(formatDays(delivery))}`}</p>
        </div>
      </div>
      <div className={styles.goods}>
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
            {order.orderItems.map(({ product, size, name, sku, quantity }) => (
              <tr key={`${product} ${size ?? ''}`}>
                <td>{adminOrderMessages.withSku(name, sku)}</td>
                <td>{size}</td>
                <td className={styles.end}>{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {cash && <Cash cash={cash} />}
        {!cash && !isUnpaid && isOpen(order.orderStatus) && (
          <p className={clsx(styles.cash, styles.collect)}>{adminOrderMessages.prepaid}</p>
        )}
      </div>
    </>
  );
}

function Cash({ cash: { amount, upiLink } }: { cash: CashToCollect }) {
  const rupees = formatRupees(amount);
  return (
    <div className={styles.cash}>
      <div className={styles.collectBy}>
        <p className={styles.collect}>{adminOrderMessages.collect(rupees)}</p>
        {upiLink && <p>{adminOrderMessages.scanToPay}</p>}
      </div>
      {upiLink && (
        <div className={styles.code}>
          <QrCode text={upiLink} label={adminOrderMessages.payCode(rupees)} />
        </div>
      )}
    </div>
  );
}
