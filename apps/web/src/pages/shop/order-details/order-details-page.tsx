import { wasDelivered } from '@e-store/shared/orders/order-lifecycle';
import type { Order, OrderItem } from '@e-store/shared/orders/order';
import { listAmounts } from '@e-store/shared/orders/order-amounts';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { paths } from '@e-store/shared/web-paths';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { amountMessages } from '../../../messages/en/orders/amounts.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { OrderInvoices } from '../../../features/invoices/shop/order-invoices.tsx';
import { OrderRedelivery } from '../../../features/orders/shop/order-redelivery.tsx';
import { PaymentFact } from '../../../features/orders/shop/payment-fact.tsx';
import { PaymentPanel } from '../../../features/orders/shop/payment-panel.tsx';
import { OrderActions } from '../../../features/orders/shop/order-actions.tsx';
import { OrderReturns } from '../../../features/orders/shop/order-returns.tsx';
import { OrderTimeline } from '../../../features/orders/shop/order-timeline.tsx';
import { PrintHead, PrintSums } from '../../../features/orders/shop/order-print.tsx';
import { useFocusedHeading } from './use-focused-heading.ts';
import { describeNextStep } from '../../../features/orders/describe-next-step.ts';
import { fetchOrder, selectOrder, selectOrderError } from '../../../features/orders/order-details.slice.ts';
import { orderPromise } from '../../../features/orders/order-promise.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { FailurePage } from '../error/error-page.tsx';
import { useOrderAgain, type OrderedAgain as Outcome } from './use-order-again.ts';
import { OrderDetailsSkeleton } from './order-details-skeleton.tsx';
import { reviewLinkMessages, reorderMessages } from '../../../messages/en/orders/order-care.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { REVIEWS_ANCHOR } from '../../../features/reviews/review-choice.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { cartMessages } from '../../../messages/en/cart.ts';
import { Link } from '../../../ui/link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './order-details-page.module.css';

export function Component() {
  const order = useSelector(selectOrder);
  const error = useSelector(selectOrderError);
  const dispatch = useAppDispatch();
  if (error && !order) return <FailurePage status={error.status || 503} message={error.message} />;
  return (
    <AccountFrame here="orders" title={orderMessages.titleOf(order?.number)}>
      <TextLink to={paths.myOrders()} className={styles.back}>
        {orderMessages.back}
      </TextLink>
      {error && order && (
        <ErrorPanel message={error.message} onRetry={() => void dispatch(fetchOrder(order._id))} />
      )}
      {order ? <OrderView order={order} /> : <OrderDetailsSkeleton />}
    </AccountFrame>
  );
}

function OrderView({ order }: { order: Order }) {
  const [today] = useState(() => indiaDay(new Date()));
  const heading = useFocusedHeading(order);
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
      <PaymentPanel order={order} />
      {order.orderStatus === 'Delivery failed' && <OrderRedelivery order={order} />}
      <OrderTimeline order={order} today={today} />
      <OrderFacts order={order} />
      <h2 className={styles.items}>{orderMessages.items}</h2>
      <OrderItems
        items={order.orderItems}
        actionOf={wasDelivered(order.orderStatus) ? reviewLinkOf : undefined}
      />
      <PrintSums order={order} />
      <OrderInvoices order={order._id} />
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

const {
  index: indexColumn,
  product: productColumn,
  quantity: quantityColumn,
  price: priceColumn,
} = orderMessages.columns;

type OrderItemsProps = {
  items: readonly OrderItem[];
  actionOf?: ((item: OrderItem) => ReactNode) | undefined;
};

/** Spec §2: index, image, quantity, price times quantity. */
function OrderItems({ items, actionOf }: OrderItemsProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{indexColumn}</th>
          <th scope="col">{productColumn}</th>
          <th scope="col" className={styles.right}>
            {quantityColumn}
          </th>
          <th scope="col" className={styles.right}>
            {priceColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => {
          const { product, size, name, image, quantity, price } = item;
          return (
            <tr key={`${product} ${size ?? ''}`}>
              <td className={styles.index}>{index + 1}</td>
              <td className={styles.product}>
                <div className={styles.productCell}>
                  <Thumbnail src={image} alt="" className={styles.picture} />
                  <div>
                    <Link to={paths.product(product)} className={styles.name}>
                      <NoBreakText>{name}</NoBreakText>
                    </Link>
                    {size && <p className={styles.size}>{cartMessages.size(size)}</p>}
                    {actionOf && <div className={styles.action}>{actionOf(item)}</div>}
                  </div>
                </div>
              </td>
              <td className={clsx(styles.right, styles.quantity)}>{quantity}</td>
              <td className={styles.right}>{formatRupees(price * quantity)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Address, payment and charges (spec §2). */
function OrderFacts({ order }: { order: Order }) {
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
        <PaymentFact order={order} />
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

/** `items ₹2,797 + tax ₹250`, without zero amounts. */
function formatBreakUp(order: Order): string {
  const [items, ...others] = listAmounts(order).map(
    ({ name, amount }) =>
      [amount, `${amountMessages[name].toLowerCase()} ${formatRupees(Math.abs(amount))}`] as const,
  );
  const shown = others.filter(([amount]) => amount !== 0);
  return [items?.[1], ...shown.map(([amount, text]) => `${amount < 0 ? '\u2212' : '+'} ${text}`)].join(' ');
}
