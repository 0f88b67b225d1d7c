import { useEffect, useRef, useState } from 'react';
import { dashWords } from '../../../content/dash.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { askBy } from '../confirm-again.ts';
import styles from './confirm-again.module.css';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';

type Question = { answered: Promise<boolean>; answer: (isConfirmed: boolean) => void };

function newQuestion(): Question {
  let answer = (_isConfirmed: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

/** Asks for the password over the current screen, then resumes the refused call. */
export function ConfirmAgain({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<Question>(undefined);
  const lastFocus = useRef<Element>(null);

  useEffect(
    () =>
      askBy(() => {
        // Calls refused at the same time share one prompt.
        if (!question.current) {
          question.current = newQuestion();
          lastFocus.current = document.activeElement;
          setAsking(true);
        }
        return question.current.answered;
      }),
    [],
  );

  function settle(isConfirmed: boolean) {
    question.current?.answer(isConfirmed);
    question.current = undefined;
    setAsking(false);
    if (lastFocus.current instanceof HTMLElement) lastFocus.current.focus();
  }

  if (!isAsking) return null;
  return (
    <Dialog label={dashWords.confirmAgain} onClose={() => settle(false)}>
      <div className={styles.step}>
        <p>{dashWords.confirmAgainLead}</p>
        <ConfirmPasswordForm
          email={email}
          action={dashWords.confirm}
          onConfirmed={() => settle(true)}
          onCancel={() => settle(false)}
        />
      </div>
    </Dialog>
  );
}
