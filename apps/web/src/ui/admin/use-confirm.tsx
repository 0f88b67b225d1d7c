import { type ReactNode, useState } from 'react';
import { confirmMessages as words } from '../../messages/en/ui-admin.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './use-confirm.module.css';

export type Question = { title: string; text: string };

export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; question: ReactNode } {
  const [asked, setAsked] = useState<Question & { answer: (isConfirmed: boolean) => void }>();

  async function confirm(question: Question): Promise<boolean> {
    const from = document.activeElement;
    const isConfirmed = await new Promise<boolean>((answer) => setAsked({ ...question, answer }));
    setAsked(undefined);
    if (!isConfirmed && from instanceof HTMLElement) requestAnimationFrame(() => from.focus());
    return isConfirmed;
  }

  return {
    confirm,
    question: asked && (
      <Dialog label={asked.title} onClose={() => asked.answer(false)}>
        <div className={styles.dialog}>
          <p>{asked.text}</p>
          <div className={styles.buttons}>
            <Button onClick={() => asked.answer(true)}>{words.saveAnyway}</Button>
            <Button kind="ghost" onClick={() => asked.answer(false)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    ),
  };
}
