import { adminMessages } from '../../../messages/en/staff/frame.ts';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { setReauthenticationPrompt } from '../../../lib/reauthentication.ts';
import styles from './reauthentication-dialog.module.css';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';

type PendingPrompt = { answered: Promise<boolean>; answer: (isConfirmed: boolean) => void };

function createPrompt(): PendingPrompt {
  let answer = (_isConfirmed: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

/** Asks for the password over the current screen, then resumes the refused call. */
export function ReauthenticationDialog({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<PendingPrompt>(undefined);
  const lastFocus = useRef<Element>(null);

  useEffect(
    () =>
      setReauthenticationPrompt(() => {
        // Calls refused at the same time share one prompt.
        if (!question.current) {
          question.current = createPrompt();
          lastFocus.current = document.activeElement;
          setAsking(true);
        }
        return question.current.answered;
      }),
    [],
  );

  function closePrompt(isConfirmed: boolean) {
    question.current?.answer(isConfirmed);
    question.current = undefined;
    setAsking(false);
    if (lastFocus.current instanceof HTMLElement) lastFocus.current.focus();
  }

  if (!isAsking) return null;
  return (
    <Dialog label={adminMessages.confirmAgain} onClose={() => closePrompt(false)}>
      <div className={styles.step}>
        <p>{adminMessages.confirmAgainLead}</p>
        <ConfirmPasswordForm
          email={email}
          action={adminMessages.confirm}
          onConfirmed={() => closePrompt(true)}
          onCancel={() => closePrompt(false)}
        />
      </div>
    </Dialog>
  );
}
