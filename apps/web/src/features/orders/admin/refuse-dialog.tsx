import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { decideReturn } from './staff-order.slice.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './order.module.css';
import { useOrderChange } from './use-order-change.ts';

type RefuseDialogProps = { id: string; onClose: () => void };

/** Asks for a reason to refuse a return. The shopper reads it in the order and by mail. */
export function RefuseDialog({ id, onClose }: RefuseDialogProps) {
  const dispatch = useAppDispatch();
  const [reason, setReason, deleteDraft] = useDraftedText(`order/${id}/refuse`);
  const close = () => {
    deleteDraft();
    onClose();
  };
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, change } = useOrderChange(id);
  async function refuse() {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const decision = { accepted: false as const, reason };
    if (await change('refuse', () => dispatch(decideReturn({ id, decision })))) close();
  }
  return (
    <Dialog label={adminOrderMessages.refuseTitle} onClose={close}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <TextArea
          label={adminOrderMessages.refuseWhy}
          rows={3}
          maxLength={300}
          value={reason}
          error={isMissing ? adminOrderMessages.refuseMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={styles.quiet}>{adminOrderMessages.refuseEffect}</p>
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void refuse()}>
            {adminOrderMessages.refuseTitle}
          </Button>
          <Button kind="ghost" onClick={close}>
            {adminOrderMessages.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
