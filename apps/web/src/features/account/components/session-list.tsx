import type { SignedInSession } from '@e-store/shared/account/endpoints';
import { useEffect, useRef, useState } from 'react';
import { sessionWords } from '../../../content/sessions.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatDay, formatMoment, indiaDay } from '../../../lib/india-days.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { endOtherSessions, endSession } from '../sessions.slice.ts';
import styles from './session-list.module.css';

const nameOf = ({ device }: SignedInSession) => device || sessionWords.unknownDevice;

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

  async function run(key: string, call: Promise<Parameters<typeof failureOf>[0]>, said: string) {
    setBusy(key);
    setDone(undefined);
    setFailure(undefined);
    const refused = failureOf(await call);
    setBusy(undefined);
    if (refused) setFailure(refused.message);
    else setDone(said);
  }

  return (
    <>
      <div ref={note} tabIndex={-1} className={styles.told}>
        <SuccessNote>{done}</SuccessNote>
      </div>
      {failure && <ErrorPanel message={failure} />}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session._id} className={styles.session}>
            <div>
              <p className={styles.device}>
                {nameOf(session)}
                {session.isThisOne && <span className={styles.here}>{sessionWords.here}</span>}
              </p>
              <p className={styles.detail}>{sessionWords.since(formatMoment(session.signedInAt))}</p>
              <p className={styles.detail}>{seen(session.lastSeenAt, today)}</p>
            </div>
            {!session.isThisOne && (
              <Button
                kind="ghost"
                busy={busy === session._id}
                onClick={() =>
                  void run(
                    session._id,
                    dispatch(endSession(session._id)),
                    sessionWords.ended(nameOf(session)),
                  )
                }
              >
                {sessionWords.end}
                <VisuallyHidden>{sessionWords.endOf(nameOf(session))}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          busy={busy === 'others'}
          onClick={() => void run('others', dispatch(endOtherSessions()), sessionWords.endedOthers)}
        >
          {sessionWords.endOthers}
        </Button>
      ) : (
        <p>{sessionWords.onlyHere}</p>
      )}
    </>
  );
}

/** Shows the day only, because the time is accurate to about ten minutes. */
function seen(lastSeenAt: string, today: string): string {
  const day = indiaDay(lastSeenAt);
  return day === today ? sessionWords.seenToday : sessionWords.seenOn(formatDay(day));
}
