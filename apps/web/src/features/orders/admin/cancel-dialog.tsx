import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { CancelReason } from './cancel-reason.tsx';
import { moveOrder } from './staff-order.slice.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './order.module.css';
import { useOrderChange } from './use-order-change.ts';

type CancelDialogProps = { order: { _id: string }; onClose: () => void };

export function CancelDialog({ order: { _id: id }, onClose }: CancelDialogProps) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState<StaffCancelReason>('shopper-asked');
  const [note, setNote, deleteDraft] = useDraftedText(`order/${id}/cancel`);
  const close = () => {
    deleteDraft();
    onClose();
  };
  const { busy, failure, change } = useOrderChange(id);
  async function cancel() {
    if (await change('cancel', () => dispatch(moveOrder({ id, to: 'Cancelled', reason, note })))) close();
  }
  return (
    <Dialog label={adminOrderMessages.cancelTitle} onClose={close}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <CancelReason reason={reason} note={note} onReason={setReason} onNote={setNote} />
        <p className={styles.quiet}>{adminOrderMessages.cancelEffect}</p>
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void cancel()}>
            {adminOrderMessages.cancelTitle}
          </Button>
          <Button kind="ghost" onClick={close}>
            {adminOrderMessages.dontCancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
