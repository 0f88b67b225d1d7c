import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import type { SignedInSession } from '@e-store/shared/account/endpoints';
import { useEffect, useRef, useState } from 'react';
import { formatDay, formatMoment } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { sessionMessages } from '../../../messages/en/account/sessions.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import {
  selectSessions,
  selectSessionsError,
  selectSessionsLoading,
  endOtherSessions,
  endSession,
} from '../../../features/account/sessions.slice.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus, VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import styles from './sessions-page.module.css';

export function Component() {
  return (
    <AccountFrame here="sessions" title={sessionMessages.title}>
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
      <HiddenStatus>{sessionMessages.loading}</HiddenStatus>
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </>
  );
}

const deviceName = ({ device }: SignedInSession) => device || sessionMessages.unknownDevice;

function SessionList({ sessions }: { sessions: SignedInSession[] }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string>();
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [today] = useState(() => indiaDay(new Date()));
  const others = sessions.filter(({ isThisOne }) => !isThisOne);

  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) note.current?.focus();
  }, [done]);

  async function run(key: string, call: Promise<Parameters<typeof failureOf>[0]>, successMessage: string) {
    setBusy(key);
    setDone(undefined);
    setFailure(undefined);
    const refused = failureOf(await call);
    setBusy(undefined);
    if (refused) setFailure(refused.message);
    else setDone(successMessage);
  }

  return (
    <>
      <div ref={note} tabIndex={-1} className={styles.feedback}>
        <SuccessNote>{done}</SuccessNote>
      </div>
      {failure && <ErrorPanel message={failure} />}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session._id} className={styles.session}>
            <div>
              <p className={styles.device}>
                {deviceName(session)}
                {session.isThisOne && <span className={styles.here}>{sessionMessages.here}</span>}
              </p>
              <p className={styles.detail}>{sessionMessages.since(formatMoment(session.signedInAt))}</p>
              <p className={styles.detail}>{formatLastSeen(session.lastSeenAt, today)}</p>
            </div>
            {!session.isThisOne && (
              <Button
                kind="ghost"
                busy={busy === session._id}
                onClick={() =>
                  void run(
                    session._id,
                    dispatch(endSession(session._id)),
                    sessionMessages.ended(deviceName(session)),
                  )
                }
              >
                {sessionMessages.end}
                <VisuallyHidden>{sessionMessages.endOf(deviceName(session))}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          busy={busy === 'others'}
          onClick={() => void run('others', dispatch(endOtherSessions()), sessionMessages.endedOthers)}
        >
          {sessionMessages.endOthers}
        </Button>
      ) : (
        <p>{sessionMessages.onlyHere}</p>
      )}
    </>
  );
}

/** The day only: the time is accurate to about ten minutes. */
function formatLastSeen(lastSeenAt: string, today: string): string {
  const day = indiaDay(lastSeenAt);
  return day === today ? sessionMessages.seenToday : sessionMessages.seenOn(formatDay(day));
}
