import type { Collection } from '@e-store/shared/orders/collection-endpoints';
import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { selectCollection, selectCollectionError } from '../../../features/orders/collection.slice.ts';
import { pageTitle } from '../../../messages/en/frame.ts';
import { collectionMessages as messages } from '../../../messages/en/orders/collection.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './collection-page.module.css';

/** For the courier, by a link from staff. Works without an account. */
export function Component() {
  const found = useSelector(selectCollection);
  const error = useSelector(selectCollectionError);
  return (
    <Wrap className={styles.page}>
      <title>{pageTitle(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {error ? <Failure error={error} /> : found ? <Found found={found} /> : <Loading />}
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
  const isExpired = error.status === 400;
  return (
    <>
      <h1>{isExpired ? messages.expiredTitle : messages.title}</h1>
      {isExpired ? (
        <p className={styles.lead}>{messages.expired}</p>
      ) : (
        <ErrorPanel message={error.message} onRetry={() => void revalidate()} />
      )}
    </>
  );
}

function Found({ found: { number, cash } }: { found: Collection }) {
  if (!cash)
    return (
      <>
        <h1>{messages.nothingTitle}</h1>
        <p className={styles.lead}>{messages.nothing(number)}</p>
      </>
    );
  const amount = formatRupees(cash.amount);
  return (
    <>
      <h1>{messages.collect(amount)}</h1>
      <p className={styles.number}>{messages.order(number)}</p>
      <p className={styles.lead}>{cash.upiLink ? messages.cashOrUpi : messages.inCash}</p>
      {cash.upiLink && (
        <>
          <QrCode text={cash.upiLink} label={messages.code(amount)} />
          <p>{messages.check}</p>
        </>
      )}
    </>
  );
}
