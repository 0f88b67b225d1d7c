import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import { correctOrder } from './staff-order.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './order.module.css';
import { useOrderChange } from './use-order-change.ts';

type CorrectDialogProps = { id: string; from: OrderStatus; to: OrderStatus; onClose: () => void };

/** Sets an order back by one status. Requires an Admin and a reason. */
export function CorrectDialog({ id, from, to, onClose }: CorrectDialogProps) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const lead = moveMessages[from]?.correction;
  const { busy, failure, change } = useOrderChange(id);
  async function correct() {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    if (await change('correct', () => dispatch(correctOrder({ id, from, reason })))) onClose();
  }
  return (
    <Dialog label={adminOrderMessages.correctTitle(to)} onClose={onClose}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        {lead && <p>{lead}</p>}
        <TextArea
          label={adminOrderMessages.correctReason}
          rows={3}
          maxLength={300}
          value={reason}
          error={isMissing ? adminOrderMessages.correctMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={styles.quiet}>{adminOrderMessages.correctionNote}</p>
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void correct()}>
            {adminOrderMessages.correct}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {adminOrderMessages.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
