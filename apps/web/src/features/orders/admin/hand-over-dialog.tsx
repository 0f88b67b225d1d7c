import type { Tracking } from '@e-store/shared/orders/tracking';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { moveOrder } from './staff-order.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './order.module.css';
import { TrackingForm } from './tracking-form.tsx';
import { useOrderChange } from './use-order-change.ts';

type HandOverDialogProps = { order: { _id: string; tracking?: Tracking | undefined }; onClose: () => void };

export function HandOverDialog({ order: { _id: id, tracking }, onClose }: HandOverDialogProps) {
  const dispatch = useAppDispatch();
  const { busy, failure, change } = useOrderChange(id);
  return (
    <Dialog label={adminOrderMessages.handOver} onClose={onClose}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{adminOrderMessages.trackingLater}</p>
        <TrackingForm
          draft={`order/${id}/hand-over`}
          tracking={tracking}
          submit={adminOrderMessages.handOver}
          send={(typed) => dispatch(moveOrder({ id, to: 'Shipped', tracking: typed }))}
          onDone={onClose}
        />
        <Button
          kind="ghost"
          busy={busy !== undefined}
          onClick={() =>
            void change('ship', () => dispatch(moveOrder({ id, to: 'Shipped' }))).then(
              (isDone) => isDone && onClose(),
            )
          }
        >
          {adminOrderMessages.withoutTracking}
        </Button>
        {failure && <p role="alert">{failure}</p>}
      </div>
    </Dialog>
  );
}
