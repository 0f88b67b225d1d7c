import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { sessionMessages } from '../../../messages/en/account/sessions.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { SessionList } from '../../../features/account/shop/session-list.tsx';
import {
  selectSessions,
  selectSessionsError,
  selectSessionsLoading,
} from '../../../features/account/sessions.slice.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './sessions-page.module.css';

export function Component() {
  return (
    <AccountFrame here="sessions">
      <title>{pageTitle(sessionMessages.title)}</title>
      <h1>{sessionMessages.title}</h1>
      <p className={styles.lead}>{sessionMessages.lead}</p>
      <Sessions />
    </AccountFrame>
  );
}

function Sessions() {
  const sessions = useSelector(selectSessions);
  const isLoading = useSelector(selectSessionsLoading);
  const error = useSelector(selectSessionsError);
  const { revalidate } = useRevalidator();
  if (error) return <ErrorPanel message={error.message} onRetry={() => void revalidate()} />;
  if (!isLoading) return <SessionList sessions={sessions} />;
  return (
    <>
      <VisuallyHidden>
        <output>{sessionMessages.loading}</output>
      </VisuallyHidden>
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </>
  );
}
