import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { cartWords } from '../../../content/cart.ts';
import { checkoutWords } from '../../../content/orders.ts';
import { formatDay, formatDays } from '../../../lib/india-days.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { WholeWords } from '../../../ui/whole-words.tsx';
import styles from './order-placed.module.css';

/** Delay before the account page opens (spec §2, §9). */
const READING_MS = 2000;

type OrderPlacedProps = {
  order: Order;
  email: string | undefined;
  isRecovered: boolean;
  onTold: () => void;
};

/** Shown only after a 201. A page chosen within the two seconds wins, however long it loads. */
export function OrderPlaced({ order, email, isRecovered, onTold }: OrderPlacedProps) {
  const { _id, number, delivery, totalPrice } = order;
  const navigate = useNavigate();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const isLeaving = useNavigation().state !== 'idle';
  const title = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const notice = checkoutWords.placedNotice(number, email);
  useEffect(() => {
    title.current?.focus();
  }, []);
  useEffect(() => {
    if (isLeaving) return undefined;
    // Replaces the checkout, so that Back does not return to an empty form.
    const open = () => void navigate(`${paths.account()}/`, { replace: true, state: { notice } });
    const timer = setTimeout(open, READING_MS);
    return () => clearTimeout(timer);
  }, [navigate, notice, isLeaving]);
  // Dismisses the notice on any other history entry.
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
      <Contents order={order} />
      <ButtonLink to={paths.orderDetails(_id)}>{checkoutWords.seeOrder}</ButtonLink>
    </div>
  );
}

function Contents({ order: { orderItems, shippingInfo, delivery } }: { order: Order }) {
  const { firstName, lastName, address, city, pincode } = shippingInfo;
  return (
    <div className={styles.contents}>
      <ul aria-label={checkoutWords.placedItems} className={styles.items}>
        {orderItems.map(({ product, size, name, image, price, quantity }) => (
          <li key={`${product} ${size ?? ''}`} className={styles.item}>
            <Thumbnail src={image} alt="" />
            <div>
              <WholeWords>{name}</WholeWords>
              <p className={styles.quiet}>
                {size && cartWords.size(size)} × {quantity}
              </p>
            </div>
            <span className={styles.price}>{formatRupees(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{checkoutWords.deliveryAddress}</dt>
          <dd>
            {firstName} {lastName}
            <br />
            {address}
            <br />
            {city} {pincode}
          </dd>
        </div>
        <div>
          <dt>{checkoutWords.delivery}</dt>
          <dd>{formatDays(delivery)}</dd>
        </div>
      </dl>
    </div>
  );
}
