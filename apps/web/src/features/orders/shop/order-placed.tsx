import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { cartMessages } from '../../../messages/en/cart.ts';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { formatDay, formatDays } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './order-placed.module.css';

/** Delay before the account page opens (spec §2, §9). */
const REDIRECT_DELAY_MS = 2000;

type OrderPlacedProps = {
  order: Order;
  email: string | undefined;
  isRecovered: boolean;
  onDismiss: () => void;
};

/** Shown only after a 201. A page chosen within the two seconds wins, however long it loads. */
export function OrderPlaced({ order, email, isRecovered, onDismiss }: OrderPlacedProps) {
  const { _id, number, delivery, totalPrice } = order;
  const navigate = useNavigate();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const isLeaving = useNavigation().state !== 'idle';
  const title = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnpaid = order.payment.expiresAt !== undefined;
  const notice = checkoutMessages.placedNotice(number, email);
  useEffect(() => {
    title.current?.focus();
  }, []);
  useEffect(() => {
    if (isLeaving) return undefined;
    // Replaces the checkout, so that Back does not return to an empty form.
    const next = isUnpaid ? paths.orderDetails(_id) : `${paths.account()}/`;
    const open = () => void navigate(next, { replace: true, state: { notice } });
    const timer = setTimeout(open, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate, notice, isLeaving, isUnpaid, _id]);
  // Dismisses the notice on any other history entry.
  useEffect(() => {
    if (key !== openedAt) onDismiss();
  }, [key, openedAt, onDismiss]);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(onDismiss); // React mounts twice in development
    };
  }, [onDismiss]);
  return (
    <div className={styles.placed}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {checkoutMessages.placedTitle}
      </h1>
      <output className={styles.words}>{checkoutMessages.placed}</output>
      {isRecovered && <p>{checkoutMessages.recovered}</p>}
      <p>
        {isUnpaid
          ? checkoutMessages.placedUnpaid(number, formatDay(delivery.to))
          : checkoutMessages.placedDetail(number, formatDay(delivery.to), totalPrice)}
      </p>
      {isUnpaid && <p>{checkoutMessages.payNow}</p>}
      <Contents order={order} />
      <ButtonLink to={paths.orderDetails(_id)}>{checkoutMessages.seeOrder}</ButtonLink>
    </div>
  );
}

function Contents({ order: { orderItems, shippingInfo, delivery } }: { order: Order }) {
  const { firstName, lastName, address, city, pincode } = shippingInfo;
  return (
    <div className={styles.contents}>
      <ul aria-label={checkoutMessages.placedItems} className={styles.items}>
        {orderItems.map(({ product, size, name, image, price, quantity }) => (
          <li key={`${product} ${size ?? ''}`} className={styles.item}>
            <Thumbnail src={image} alt="" />
            <div>
              <NoBreakText>{name}</NoBreakText>
              <p className={styles.quiet}>
                {size && cartMessages.size(size)} × {quantity}
              </p>
            </div>
            <span className={styles.price}>{formatRupees(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{checkoutMessages.deliveryAddress}</dt>
          <dd>
            {firstName} {lastName}
            <br />
            {address}
            <br />
            {city} {pincode}
          </dd>
        </div>
        <div>
          <dt>{checkoutMessages.delivery}</dt>
          <dd>{formatDays(delivery)}</dd>
        </div>
      </dl>
    </div>
  );
}
