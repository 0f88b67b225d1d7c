import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { formatBreakUp } from '../format-break-up.ts';
import { formatPayment } from '../format-payment.ts';
import styles from './order-facts.module.css';

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
