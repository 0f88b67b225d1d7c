import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './linked-page.module.css';

type LinkedPageProps = {
  messages: { title: string; loading: string; expiredTitle: string; expired: string };
  error: ApiFailure | undefined;
  /** Below the words about a link that has expired. */
  whenExpired?: ReactNode;
  /** Absent while loading. */
  children: ReactNode;
};

/** The page of a signed link to one order. Works without an account. */
export function LinkedPage({ messages, error, whenExpired, children }: LinkedPageProps) {
  return (
    <Wrap className={styles.page}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {error ? (
        <Failure messages={messages} error={error} whenExpired={whenExpired} />
      ) : (
        (children ?? <Loading messages={messages} />)
      )}
    </Wrap>
  );
}

function Loading({ messages }: Pick<LinkedPageProps, 'messages'>) {
  return (
    <>
      <PageHeading>{messages.title}</PageHeading>
      <HiddenStatus>{messages.loading}</HiddenStatus>
      <Skeleton className={styles.loading} />
    </>
  );
}

type FailureProps = Pick<LinkedPageProps, 'messages' | 'whenExpired'> & { error: ApiFailure };

/** A wrong link cannot be tried again; everything else can. */
function Failure({ messages, error, whenExpired }: FailureProps) {
  const { revalidate } = useRevalidator();
  if (error.status !== 400)
    return (
      <>
        <PageHeading>{messages.title}</PageHeading>
        <ErrorPanel message={error.message} onRetry={() => void revalidate()} />
      </>
    );
  return (
    <>
      <PageHeading>{messages.expiredTitle}</PageHeading>
      <Lead>{messages.expired}</Lead>
      {whenExpired}
    </>
  );
}

export const PageHeading = ({ children }: { children: string }) => (
  <>
    <title>{pageTitle(children)}</title>
    <h1>{children}</h1>
  </>
);

export const Lead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>;

export const OrderNumber = ({ children }: { children: ReactNode }) => (
  <p className={styles.number}>{children}</p>
);
