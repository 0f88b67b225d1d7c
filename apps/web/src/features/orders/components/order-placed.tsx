import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkoutWords } from '../../../content/orders.ts';
import { formatDay } from '../../../lib/india-days.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './order-placed.module.css';

/** Spec §2, §9: so long the success is read before the account opens. */
const READING_MS = 2000;

/** Said only when the server has said 201. Who leaves within the two seconds is not pulled away. */
export function OrderPlaced({ order: { _id, number, delivery, totalPrice } }: { order: Order }) {
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus(); // the button that had it is gone
    const timer = setTimeout(() => void navigate(`${paths.account()}/`), READING_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={styles.placed}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {checkoutWords.placedTitle}
      </h1>
      <output className={styles.words}>{checkoutWords.placed}</output>
      <p>{checkoutWords.placedDetail(number, formatDay(delivery.to), formatRupees(totalPrice))}</p>
      <ButtonLink to={paths.orderDetails(_id)}>{checkoutWords.seeOrder}</ButtonLink>
    </div>
  );
}
