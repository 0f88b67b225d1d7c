import { paths } from '@e-store/shared/web-paths';
import type { Redelivery } from '@e-store/shared/orders/redelivery-endpoints';
import { useSelector } from 'react-redux';
import { useActionData, useParams, useRevalidator, useSearchParams } from 'react-router-dom';
import { RedeliveryForm } from '../../../features/orders/shop/redelivery-form.tsx';
import {
  chooseRedelivery,
  selectRedelivery,
  selectRedeliveryError,
} from '../../../features/orders/redelivery.slice.ts';
import { pageTitle } from '../../../messages/en/frame.ts';
import { redeliveryMessages as messages } from '../../../messages/en/orders/redelivery.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import type { FormResult } from '../../../lib/form-result.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './redelivery-page.module.css';

/** Page of the mailed link. Works without an account and without scripts. */
export function Component() {
  const found = useSelector(selectRedelivery);
  const error = useSelector(selectRedeliveryError);
  return (
    <Wrap className={styles.page}>
      <title>{pageTitle(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {error ? <Failure error={error} /> : found ? <Choice found={found} /> : <Loading />}
    </Wrap>
  );
}

function Loading() {
  return (
    <>
      <h1>{messages.title}</h1>
      <HiddenStatus>{messages.loading}</HiddenStatus>
      <Skeleton className={styles.loading} />
    </>
  );
}

/** A wrong link cannot be tried again; everything else can. */
function Failure({ error }: { error: ApiFailure }) {
  const { revalidate } = useRevalidator();
  if (error.status !== 400)
    return (
      <>
        <h1>{messages.title}</h1>
        <ErrorPanel message={error.message} onRetry={() => void revalidate()} />
      </>
    );
  return (
    <>
      <h1>{messages.expiredTitle}</h1>
      <p className={styles.lead}>{messages.expired}</p>
      <ButtonLink to={paths.myOrders()}>{messages.toOrders}</ButtonLink>
      <ButtonLink kind="ghost" to={paths.contact()}>
        {messages.contact}
      </ButtonLink>
    </>
  );
}

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
        <h1>{messages.movedTitle}</h1>
        <p className={styles.lead}>{messages.moved(number)}</p>
        <ButtonLink to={paths.orderDetails(id)}>{messages.toOrder}</ButtonLink>
      </>
    );
  return (
    <>
      <h1>{messages.title}</h1>
      <div>
        <p className={styles.number}>{messages.order(number)}</p>
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
