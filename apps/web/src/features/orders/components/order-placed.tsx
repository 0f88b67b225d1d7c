import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkoutWords } from '../../../content/orders.ts';
import { formatDay } from '../../../lib/india-days.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './order-placed.module.css';

/** Spec §2, §9: so long the success is read before the account opens. */
const READING_MS = 2000;

type OrderPlacedProps = {
  order: Order;
  /** It was found by asking what became of an earlier try. */
  isRecovered: boolean;
  onTold: () => void;
};

/** Said only when the server has said 201. Who leaves within the two seconds is not pulled away. */
export function OrderPlaced({ order, isRecovered, onTold }: OrderPlacedProps) {
  const { _id, number, delivery, totalPrice } = order;
  const navigate = useNavigate();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const title = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    title.current?.focus(); // the button that had it is gone
    const timer = setTimeout(() => void navigate(`${paths.account()}/`), READING_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  // On any other step of the history it is no news any more.
  useEffect(() => {
    if (key !== openedAt) onTold();
  }, [key, openedAt, onTold]);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(onTold); // React mounts twice in development
    };
  }, [onTold]);
  return (
    <div className={styles.placed}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {checkoutWords.placedTitle}
      </h1>
      <output className={styles.words}>{checkoutWords.placed}</output>
      {isRecovered && <p>{checkoutWords.recovered}</p>}
      <p>{checkoutWords.placedDetail(number, formatDay(delivery.to), formatRupees(totalPrice))}</p>
      <ButtonLink to={paths.orderDetails(_id)}>{checkoutWords.seeOrder}</ButtonLink>
    </div>
  );
}
