import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { NoOrders } from '../../../features/orders/shop/no-orders.tsx';
import { OrderRow } from '../../../features/orders/shop/order-row.tsx';
import { OrderRowsSkeleton } from '../../../features/orders/shop/order-rows-skeleton.tsx';
import {
  selectMyOrders,
  selectMyOrdersError,
  selectMyOrdersLoading,
  selectMyOrdersPage,
  selectMyOrdersPages,
} from '../../../features/orders/my-orders.slice.ts';
import { indiaDay } from '@e-store/shared/india-day';
import { paths } from '@e-store/shared/web-paths';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './my-orders-page.module.css';

export function Component() {
  return (
    <AccountFrame here="orders" title={orderMessages.title}>
      <TextLink to={paths.account()} className={styles.back}>
        {orderMessages.back}
      </TextLink>
      <h1 className={styles.title}>{orderMessages.title}</h1>
      <Orders />
    </AccountFrame>
  );
}

function Orders() {
  const orders = useSelector(selectMyOrders);
  const isLoading = useSelector(selectMyOrdersLoading);
  const error = useSelector(selectMyOrdersError);
  const pages = useSelector(selectMyOrdersPages);
  const page = useSelector(selectMyOrdersPage);
  const { revalidate } = useRevalidator();
  const [today] = useState(() => indiaDay(new Date()));
  if (error) return <ErrorPanel message={error.message} onRetry={() => void revalidate()} />;
  if (isLoading) return <OrderRowsSkeleton />;
  if (orders.length === 0) return <NoOrders hasEarlier={page > 1} />;
  return (
    <>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderRow key={order._id} order={order} today={today} />
        ))}
      </ul>
      <Pager page={page} pages={pages} linkTo={paths.myOrders} />
    </>
  );
}
