import { wasDelivered } from '@e-store/shared/orders/order-lifecycle';
import type { Order, OrderItem } from '@e-store/shared/orders/order';
import { useState, type RefObject, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { pageTitle } from '../../../messages/en/frame.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { OrderActions } from '../../../features/orders/shop/order-actions.tsx';
import { OrderFacts } from '../../../features/orders/shop/order-facts.tsx';
import { OrderItems } from '../../../features/orders/shop/order-items.tsx';
import { OrderReturns } from '../../../features/orders/shop/order-returns.tsx';
import { OrderTimeline } from '../../../features/orders/shop/order-timeline.tsx';
import { PrintHead, PrintSums } from '../../../features/orders/shop/order-print.tsx';
import { describeNextStep } from '../../../features/orders/describe-next-step.ts';
import { selectOrder, selectOrderError } from '../../../features/orders/order-details.slice.ts';
import { orderPromise } from '../../../features/orders/order-promise.ts';
import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { paths } from '@e-store/shared/web-paths';
import { TextLink } from '../../../ui/text-link.tsx';
import { FailurePage } from '../error/error-page.tsx';
import styles from './order-details-page.module.css';
import { useOrderAgain, type OrderedAgain as Outcome } from './use-order-again.ts';
import { OrderDetailsSkeleton } from './order-details-skeleton.tsx';
import { reviewLinkMessages } from '../../../messages/en/orders/order-care.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { REVIEWS_ANCHOR } from '../../../features/reviews/review-choice.ts';
import { reorderMessages } from '../../../messages/en/orders/order-care.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';

export function Component() {
  const order = useSelector(selectOrder);
  const error = useSelector(selectOrderError);
  if (error) return <FailurePage status={error.status || 503} message={error.message} />;
  return (
    <AccountFrame here="orders">
      <title>{pageTitle(orderMessages.titleOf(order?.number))}</title>
      <TextLink to={paths.myOrders()} className={styles.back}>
        {orderMessages.back}
      </TextLink>
      {order ? <OrderView order={order} /> : <OrderDetailsSkeleton />}
    </AccountFrame>
  );
}

function OrderView({ order }: { order: Order }) {
  const [today] = useState(() => indiaDay(new Date()));
  const heading = useHeadingOfCancelled(order);
  const { busy, failure, outcome, orderAgain } = useOrderAgain(order);
  return (
    <>
      <PrintHead order={order} />
      <h1 ref={heading} tabIndex={-1} className={styles.promise}>
        {orderPromise(order, today)}
      </h1>
      <p className={styles.number}>
        {orderMessages.placedOn(order.number, formatDay(indiaDay(order.createdAt)))}
      </p>
      <p className={styles.next}>{describeNextStep(order, today)}</p>
      <OrderTimeline order={order} />
      <OrderFacts order={order} />
      <h2 className={styles.items}>{orderMessages.items}</h2>
      <OrderItems
        items={order.orderItems}
        actionOf={wasDelivered(order.orderStatus) ? reviewLinkOf : undefined}
      />
      <PrintSums order={order} />
      <OrderActions order={order} today={today} isOrderingAgain={busy} onOrderAgain={orderAgain} />
      <OrderedAgain outcome={outcome} failure={failure} />
      <OrderReturns order={order} />
    </>
  );
}

const reviewLinkOf = ({ product, name }: OrderItem) => <ReviewLink product={product} name={name} />;

function ReviewLink({ product, name }: { product: string; name: string }) {
  return (
    <TextLink strong to={`${paths.product(product)}#${REVIEWS_ANCHOR}`}>
      {reviewLinkMessages.reviewThis}
      <VisuallyHidden>{reviewLinkMessages.reviewThisOf(name)}</VisuallyHidden>
    </TextLink>
  );
}

/** Focuses the heading, which shows the new status, after the cancel button disappears. */
function useHeadingOfCancelled({ _id, orderStatus }: Order): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ _id, orderStatus });
  useEffect(() => {
    const { current: known } = before;
    before.current = { _id, orderStatus };
    if (known._id === _id && known.orderStatus !== orderStatus && orderStatus === 'Cancelled')
      heading.current?.focus();
  }, [_id, orderStatus]);
  return heading;
}

function OrderedAgain({ outcome, failure }: { outcome?: Outcome | undefined; failure?: string | undefined }) {
  return (
    <div className={styles.place}>
      <SuccessNote>
        {outcome && outcome.added > 0 && (
          <>
            {reorderMessages.added(outcome.added, outcome.of)}{' '}
            <TextLink to={paths.cart()}>{reorderMessages.toCart}</TextLink>
          </>
        )}
      </SuccessNote>
      {failure && <ErrorPanel message={failure} />}
      {outcome && outcome.missing.length > 0 && (
        <div role="alert" className={styles.missing}>
          {outcome.added === 0 && <p>{reorderMessages.none}</p>}
          <ul>
            {outcome.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
