import { useState } from 'react';
import { staffMessages as messages } from '../../../messages/en/staff/members.ts';
import styles from '../../../ui/admin/admin.module.css';
import { resetTwoStep } from './staff-members.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';

type ResetDialogProps = { id: string; name: string; onDone: () => void; onClose: () => void };

/** Turns off a member's second factor after confirmation, because a password thief would request it. */
export function ResetDialog({ id, name, onDone, onClose }: ResetDialogProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function reset(): Promise<void> {
    setBusy(true);
    const refused = failureOf(await dispatch(resetTwoStep(id)));
    setBusy(false);
    if (refused) return setFailure(refused.message);
    onDone();
    onClose();
  }

  return (
    <Dialog label={messages.resetSure(name)} onClose={onClose}>
      <div className={styles.form}>
        {failure && <ErrorPanel message={failure} />}
        <p>{messages.resetLead}</p>
        <div className={styles.buttons}>
          <Button busy={isBusy} onClick={() => void reset()}>
            {messages.resetConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
