import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import styles from './order-facts.module.css';

type PaymentStatus = Order['paymentInfo']['status'];

/** COD is the only payment method (spec §9). */
const PAYMENT_MESSAGES: Record<PaymentStatus, string> = orderMessages.payments;

function formatPayment({ method, status }: Order['paymentInfo']): string {
  return `${method}, ${PAYMENT_MESSAGES[status]}`;
}

/** Address, payment and charges (spec §2). */
export function OrderFacts({ order }: { order: Order }) {
  const { firstName, lastName, address, city, contry, pincode, phoneNo } = order.shippingInfo;
  return (
    <div className={styles.facts}>
      <Fact title={orderMessages.shipping}>
        <p>
          {firstName} {lastName}
        </p>
        <p>{address}</p>
        <p>
          {city}, {contry}, {pincode}
        </p>
        <p>{phoneNo.replace(/^(\d{5})(\d{5})$/, '$1 $2')}</p>
        {order.tracking && <p>{orderMessages.courier(order.tracking)}</p>}
      </Fact>
      <Fact title={orderMessages.payment}>
        <p>{formatPayment(order.paymentInfo)}</p>
      </Fact>
      <Fact title={orderMessages.total} className={styles.cost}>
        <p className={styles.total}>{formatRupees(order.totalPrice)}</p>
        <p>{formatBreakUp(order)}</p>
      </Fact>
    </div>
  );
}

type FactProps = { title: string; className?: string | undefined; children: ReactNode };

function Fact({ title, className, children }: FactProps) {
  return (
    <section className={clsx(styles.fact, className)}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

type Charged = Pick<Order, 'itemsPrice' | 'discount' | 'taxPrice' | 'shippingPrice'>;

/** `items ₹2,797 + tax ₹250 + shipping ₹30`; zero amounts are left out. */
function formatBreakUp({ itemsPrice, discount, taxPrice, shippingPrice }: Charged): string {
  return [
    `items ${formatRupees(itemsPrice)}`,
    ...(discount > 0 ? [`\u2212 discount ${formatRupees(discount)}`] : []),
    ...(taxPrice > 0 ? [`+ tax ${formatRupees(taxPrice)}`] : []),
    ...(shippingPrice > 0 ? [`+ shipping ${formatRupees(shippingPrice)}`] : []),
  ].join(' ');
}
