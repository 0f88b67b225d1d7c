import { useState } from 'react';
import { twoStepMessages as words } from '../../../messages/en/staff/two-step.ts';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { beginTwoStep, startTwoStep } from './second-factor.slice.ts';
import styles from './two-step.module.css';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/account/second-factor')).SecondFactorStart);

type FirstCodeFormProps = { ticket: string; onStarted: (recoveryCodes: string[]) => void };

/** Proves that the app has the key and turns two-step sign-in on. */
function FirstCodeForm({ ticket, onStarted }: FirstCodeFormProps) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useCheckedForm<{ ticket: string; code: string }>({
    loadCheck,
    defaultValues: { ticket, code: '' },
    // An expired ticket has no field, so its message stands above.
    fieldOf: (name) => (name === 'code' ? name : undefined),
    async send(values) {
      const outcome = await dispatch(startTwoStep(values));
      if (startTwoStep.fulfilled.match(outcome)) onStarted(outcome.payload.recoveryCodes);
      return outcome;
    },
  });
  return (
    <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
      <Field {...field('code')} label={words.code} inputMode="numeric" autoComplete="one-time-code" />
      <SubmitButton busy={busy}>{words.turnOn}</SubmitButton>
    </Form>
  );
}

type SetUpTwoStepProps = { isRequired: boolean; onStarted: (recoveryCodes: string[]) => void };

export function SetUpTwoStep({ isRequired, onStarted }: SetUpTwoStepProps) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<ApiResponse<'POST /admin/second-factor/key'>>();
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
              <QrCode text={shown.uri} label={words.picture} />
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
