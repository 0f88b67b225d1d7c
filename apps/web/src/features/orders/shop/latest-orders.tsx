import { useState } from 'react';
import { useSelector } from 'react-redux';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { indiaDay } from '@e-store/shared/india-day';
import { paths } from '@e-store/shared/web-paths';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SectionHead } from '../../../ui/block.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import {
  selectMyOrders,
  selectMyOrdersError,
  selectMyOrdersLoading,
  LATEST_ORDERS,
} from '../my-orders.slice.ts';
import styles from './latest-orders.module.css';
import { NoOrders } from './no-orders.tsx';
import { OrderRow } from './order-row.tsx';
import { OrderRowsSkeleton } from './order-rows-skeleton.tsx';

export function LatestOrders({ onRetry }: { onRetry: () => void }) {
  const hasSome = useSelector(selectMyOrders).length > 0;
  return (
    <section aria-labelledby="latest-orders" className={styles.block}>
      <SectionHead id="latest-orders" title={orderMessages.title}>
        {hasSome && (
          <TextLink strong to={paths.myOrders()} className={styles.all}>
            {orderMessages.all}
          </TextLink>
        )}
      </SectionHead>
      <Rows onRetry={onRetry} />
    </section>
  );
}

function Rows({ onRetry }: { onRetry: () => void }) {
  const orders = useSelector(selectMyOrders);
  const isLoading = useSelector(selectMyOrdersLoading);
  const error = useSelector(selectMyOrdersError);
  const [today] = useState(() => indiaDay(new Date()));
  if (error) return <ErrorPanel message={error.message} onRetry={onRetry} />;
  if (isLoading) return <OrderRowsSkeleton />;
  if (orders.length === 0) return <NoOrders kind="ghost" />;
  return (
    <ul>
      {orders.slice(0, LATEST_ORDERS).map((order) => (
        <OrderRow key={order._id} heading="h3" order={order} today={today} />
      ))}
    </ul>
  );
}
