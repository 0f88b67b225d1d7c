import type { SignedInSession } from '@e-store/shared/account/endpoints';
import { useEffect, useRef, useState } from 'react';
import { sessionMessages } from '../../../messages/en/account/sessions.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatDay, formatMoment } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { endOtherSessions, endSession } from '../sessions.slice.ts';
import styles from './session-list.module.css';

const deviceName = ({ device }: SignedInSession) => device || sessionMessages.unknownDevice;

export function SessionList({ sessions }: { sessions: SignedInSession[] }) {
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

/** Shows the day only, because the time is accurate to about ten minutes. */
function formatLastSeen(lastSeenAt: string, today: string): string {
  const day = indiaDay(lastSeenAt);
  return day === today ? sessionMessages.seenToday : sessionMessages.seenOn(formatDay(day));
}
