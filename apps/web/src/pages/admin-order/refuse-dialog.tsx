import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { decideReturn } from '../../features/admin/orders/staff-order.slice.ts';
import { useDraftedText } from '../../features/admin/use-drafted-text.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './admin-order-page.module.css';
import { useChange } from './use-change.ts';

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
  const { busy, failure, change } = useChange(id);
  async function refuse() {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const decision = { accepted: false as const, reason };
    if (await change('refuse', () => dispatch(decideReturn({ id, decision })))) close();
  }
  return (
    <Dialog label={dashOrders.refuseTitle} onClose={close}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <TextArea
          label={dashOrders.refuseWhy}
          rows={3}
          maxLength={300}
          value={reason}
          error={isMissing ? dashOrders.refuseMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={styles.quiet}>{dashOrders.refuseEffect}</p>
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void refuse()}>
            {dashOrders.refuseTitle}
          </Button>
          <Button kind="ghost" onClick={close}>
            {dashOrders.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
