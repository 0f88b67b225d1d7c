import { useEffect, useRef, useState } from 'react';
import { alertMessages } from '../../../messages/en/alerts.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { toFormResult, type FormResult } from '../../../lib/form-result.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { requestAlert, withdrawAlert } from '../alert-calls.ts';
import styles from './alert-panel.module.css';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';

const loadCheck = async () => (await import('../alert-check.ts')).alertCheck;

type AlertFormProps = {
  send: (email: string) => Promise<ApiFailure | undefined>;
  onCancel: () => void;
};

/** For guests. The consent text stands between field and button. */
function AlertForm({ send, onCancel }: AlertFormProps) {
  const { form, field, busy, failure, onSubmit } = useCheckedForm<{ email: string }>({
    loadCheck,
    send: ({ email }) => send(email),
    defaultValues: { email: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Form failure={failure?.message} onSubmit={onSubmit}>
      <Field
        {...field('email')}
        label={alertMessages.field}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <p className={styles.consent}>{alertMessages.consent}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {alertMessages.action}
        </Button>
        <Button kind="ghost" onClick={onCancel}>
          {alertMessages.cancel}
        </Button>
      </div>
    </Form>
  );
}

type AlertPanelProps = {
  product: string;
  size: string | undefined;
  isSignedIn: boolean;
  onClose: () => void;
};
type PendingAlert = { message: string; takeBackKey: string };

export function AlertPanel({ product, size, isSignedIn, onClose }: AlertPanelProps) {
  const dispatch = useAppDispatch();
  const panel = useRef<HTMLElement>(null);
  const hasSent = useRef(false);
  const [wait, setWait] = useState<PendingAlert>();
  const [answer, setAnswer] = useState<FormResult>({});
  const [isWithdrawing, setWithdrawing] = useState(false);

  async function ask(email?: string): Promise<ApiFailure | undefined> {
    const wish = { id: product, size: size ?? null, consent: alertMessages.consentVersion };
    const outcome = await dispatch(requestAlert({ ...wish, ...(email !== undefined && { email }) }));
    const failure = failureOf(outcome);
    setAnswer({ failure });
    if (failure) return failure;
    setWait(outcome.payload as PendingAlert);
    panel.current?.focus();
    return undefined;
  }

  // Later choices on the page must not scroll back here.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    if (!isSignedIn || hasSent.current) return;
    hasSent.current = true;
    panel.current?.focus();
    void ask();
  });

  const withdraw = async (token: string) => {
    setWithdrawing(true);
    const taken = toFormResult(await dispatch(withdrawAlert({ token })));
    setWithdrawing(false);
    setAnswer(taken);
    if (taken.message) setWait(undefined);
    panel.current?.focus();
  };

  const { message, failure } = answer;
  const isDone = wait !== undefined || message !== undefined;
  return (
    <section ref={panel} tabIndex={-1} aria-label={alertMessages.title(size)} className={styles.panel}>
      <h2 className={styles.title}>{alertMessages.title(size)}</h2>
      <SuccessNote>{wait?.message ?? message}</SuccessNote>
      {failure && (isSignedIn || wait) && <ErrorPanel message={failure.message} />}
      {!isDone && !isSignedIn && <AlertForm send={ask} onCancel={onClose} />}
      {!isDone && isSignedIn && !failure && <p>{alertMessages.sending}</p>}
      {wait && (
        <Button
          kind="ghost"
          size="compact"
          busy={isWithdrawing}
          onClick={() => void withdraw(wait.takeBackKey)}
        >
          {alertMessages.takeBack}
        </Button>
      )}
    </section>
  );
}
