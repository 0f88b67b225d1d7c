import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import { useState } from 'react';
import { dashOrders } from '../../content/dash-orders.ts';
import { moveOrder } from '../../features/admin/orders/staff-order.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { RadioOption } from '../../ui/radio-option.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './admin-order-page.module.css';
import { useChange } from './use-change.ts';

const REASONS = Object.entries(dashOrders.cancelReasons) as [StaffCancelReason, string][];

type CancelDialogProps = { order: { _id: string }; onClose: () => void };

/** Asks why before an order is called off: there is no way back. */
export function CancelDialog({ order: { _id: id }, onClose }: CancelDialogProps) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState<StaffCancelReason>('shopper-asked');
  const [note, setNote] = useState('');
  const { busy, failure, change } = useChange(id);
  async function cancel() {
    if (await change('cancel', () => dispatch(moveOrder({ id, to: 'Cancelled', reason, note })))) onClose();
  }
  return (
    <Dialog label={dashOrders.cancelTitle} onClose={onClose}>
      <div className={styles.stack}>
        {failure && <ErrorPanel message={failure} />}
        <ChoiceList legend={dashOrders.cancelWhy}>
          {REASONS.map(([value, words]) => (
            <RadioOption
              key={value}
              name="reason"
              value={value}
              checked={reason === value}
              label={words}
              onChange={() => setReason(value)}
            />
          ))}
        </ChoiceList>
        <TextArea
          label={dashOrders.cancelNote}
          rows={2}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className={styles.quiet}>{dashOrders.cancelEffect}</p>
        <div className={styles.ways}>
          <Button busy={busy !== undefined} onClick={() => void cancel()}>
            {dashOrders.cancelTitle}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {dashOrders.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
