import { paths } from '@e-store/shared/web-paths';
import type { Redelivery } from '@e-store/shared/orders/redelivery-endpoints';
import { useSelector } from 'react-redux';
import { useActionData, useParams, useRevalidator, useSearchParams } from 'react-router-dom';
import { Lead, LinkedPage, OrderNumber, PageHeading } from '../../../features/orders/shop/linked-page.tsx';
import { RedeliveryForm } from '../../../features/orders/shop/redelivery-form.tsx';
import {
  chooseRedelivery,
  selectRedelivery,
  selectRedeliveryError,
} from '../../../features/orders/redelivery.slice.ts';
import { redeliveryMessages as messages } from '../../../messages/en/orders/redelivery.ts';
import type { FormResult } from '../../../lib/form-result.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './redelivery-page.module.css';

/** Page of the mailed link. Works without scripts, too. */
export function Component() {
  const found = useSelector(selectRedelivery);
  const error = useSelector(selectRedeliveryError);
  return (
    <LinkedPage messages={messages} error={error} whenExpired={<Elsewhere />}>
      {found && <Choice found={found} />}
    </LinkedPage>
  );
}

const Elsewhere = () => (
  <>
    <ButtonLink to={paths.myOrders()}>{messages.toOrders}</ButtonLink>
    <ButtonLink kind="ghost" to={paths.contact()}>
      {messages.contact}
    </ButtonLink>
  </>
);

function Choice({ found }: { found: Redelivery }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const posted = useActionData<FormResult>();
  const token = search.get('token') ?? '';
  const { number, orderItems, isOpen, days, nextAttempt, wish } = found;
  if (!isOpen)
    return (
      <>
        <PageHeading>{messages.movedTitle}</PageHeading>
        <Lead>{messages.moved(number)}</Lead>
        <ButtonLink to={paths.orderDetails(id)}>{messages.toOrder}</ButtonLink>
      </>
    );
  return (
    <>
      <PageHeading>{messages.title}</PageHeading>
      <div>
        <OrderNumber>{messages.order(number)}</OrderNumber>
        <ul className={styles.items}>
          {orderItems.map(({ product, size, name, quantity }) => (
            <li key={`${product} ${size ?? ''}`}>{messages.item(quantity, name, size)}</li>
          ))}
        </ul>
      </div>
      <RedeliveryForm
        days={days}
        nextAttempt={nextAttempt}
        wish={wish}
        token={token}
        posted={posted}
        send={async (choice) => {
          const refused = failureOf(await dispatch(chooseRedelivery({ id, token, ...choice })));
          if (refused?.status === 409) void revalidate();
          return refused;
        }}
      />
    </>
  );
}
