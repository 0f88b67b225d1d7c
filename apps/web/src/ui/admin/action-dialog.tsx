import { type FormEvent, type ReactNode, useState } from 'react';
import { failureOf } from '../../lib/thunk.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import styles from './action-dialog.module.css';

type Outcome = Parameters<typeof failureOf>[0];

type ActionDialogProps = {
  title: string;
  action: string;
  /** Without a call, as while a reason is missing, the dialog stays open. */
  act: () => Promise<Outcome | undefined>;
  cancel?: string;
  /** Enter in a field acts, too. */
  isForm?: boolean;
  isDisabled?: boolean;
  onClose: () => void;
  onDone?: () => void;
  children?: ReactNode;
};

/** Stays open with the reason when refused. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, action, act, cancel, isForm = false, isDisabled, onClose, onDone, children } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const Frame = isForm ? 'form' : 'div';

  async function run() {
    setBusy(true);
    const outcome = await act();
    setBusy(false);
    const refused = outcome && failureOf(outcome);
    setFailure(refused?.message);
    if (!outcome || refused) return;
    onClose();
    onDone?.();
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void run();
  };
  return (
    <Dialog label={title} onClose={onClose}>
      <Frame className={styles.form} {...(isForm && { noValidate: true, onSubmit: submit })}>
        {failure && <ErrorPanel message={failure} />}
        {children}
        <div className={styles.buttons}>
          <Button
            busy={busy}
            disabled={isDisabled}
            {...(isForm ? { type: 'submit' } : { onClick: () => void run() })}
          >
            {action}
          </Button>
          {cancel && (
            <Button kind="ghost" disabled={busy} onClick={onClose}>
              {cancel}
            </Button>
          )}
        </div>
      </Frame>
    </Dialog>
  );
}
