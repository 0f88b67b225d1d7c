import { useState } from 'react';
import { twoStepMessages as words } from '../../../messages/en/staff/two-step.ts';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { FirstCodeForm } from './first-code-form.tsx';
import { QrPicture } from './qr-picture.tsx';
import { beginTwoStep } from './second-factor.slice.ts';
import styles from './two-step.module.css';

type Enrolment = ApiResponse<'POST /admin/second-factor/key'>;
type SetUpTwoStepProps = { isRequired: boolean; onStarted: (recoveryCodes: string[]) => void };

export function SetUpTwoStep({ isRequired, onStarted }: SetUpTwoStepProps) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<Enrolment>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function begin(): Promise<void> {
    setBusy(true);
    const outcome = await dispatch(beginTwoStep());
    setBusy(false);
    setFailure(failureOf(outcome)?.message);
    if (beginTwoStep.fulfilled.match(outcome)) setShown(outcome.payload);
  }

  return (
    <Panel>
      <div className={styles.step}>
        {isRequired && <p>{words.required}</p>}
        <p>{words.lead}</p>
        {failure && <ErrorPanel message={failure} />}
        {shown && (
          <>
            <div className={styles.key}>
              <QrPicture text={shown.uri} label={words.picture} />
              <div className={styles.text}>
                <p>{words.scan}</p>
                <p className={styles.quiet}>{words.orType}</p>
                <code className={styles.code}>{groupByFour(shown.key)}</code>
              </div>
            </div>
            <FirstCodeForm key={shown.ticket} ticket={shown.ticket} onStarted={onStarted} />
          </>
        )}
        <Button kind={shown ? 'ghost' : 'primary'} busy={isBusy} onClick={() => void begin()}>
          {shown ? words.another : words.begin}
        </Button>
      </div>
    </Panel>
  );
}

const groupByFour = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
