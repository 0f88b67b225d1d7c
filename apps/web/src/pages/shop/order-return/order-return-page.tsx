import type { Order } from '@e-store/shared/orders/order';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { nextStepMessages, returnMessages } from '../../../messages/en/orders/order-care.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { ReturnForm } from '../../../features/orders/shop/return-form.tsx';
import { returnableLines, countPendingReturnItems } from '../../../features/orders/order-care.ts';
import { selectOrder, selectOrderError } from '../../../features/orders/order-details.slice.ts';
import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { paths } from '@e-store/shared/web-paths';
import { useNavigateFromHere } from '../../../lib/use-has-left.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { FailurePage } from '../error/error-page.tsx';
import { OrderDetailsSkeleton } from '../order-details/order-details-skeleton.tsx';
import styles from './order-return-page.module.css';

export function Component() {
  const order = useSelector(selectOrder);
  const error = useSelector(selectOrderError);
  if (error && !order) return <FailurePage status={error.status || 503} message={error.message} />;
  return (
    <AccountFrame here="orders" title={returnMessages.title}>
      {order ? <ReturnView order={order} /> : <OrderDetailsSkeleton />}
    </AccountFrame>
  );
}

function ReturnView({ order }: { order: Order }) {
  const navigate = useNavigateFromHere();
  const [today] = useState(() => indiaDay(new Date()));
  const [returnable] = useState(() => returnableLines(order, today));
  const waiting = countPendingReturnItems(order);
  const detail = paths.orderDetails(order._id);
  return (
    <>
      <TextLink to={detail} className={styles.back}>
        {orderMessages.back}
      </TextLink>
      <h1 className={styles.title}>{returnMessages.title}</h1>
      {returnable.length > 0 && order.returnUntil ? (
        <>
          <p className={styles.lead}>{returnMessages.lead(order.number, formatDay(order.returnUntil))}</p>
          <ReturnForm order={order} returnable={returnable} onSent={() => navigate(detail)} />
        </>
      ) : (
        <p>{waiting > 0 ? nextStepMessages.returnWaits(waiting) : returnMessages.closed}</p>
      )}
    </>
  );
}
