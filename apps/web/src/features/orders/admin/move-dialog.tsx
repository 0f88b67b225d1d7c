import { formatRupees } from '@e-store/shared/money';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import { useState } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import { type BulkMove, type MovedRow, sumOrderTotals } from './bulk-move.ts';
import { CancelReason } from './cancel-reason.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import styles from './order-list.module.css';

export type MoveDialogProps = {
  to: OrderStatus;
  rows: readonly MovedRow[];
  busy: boolean;
  failure: string | undefined;
  onMove: (move: BulkMove) => void;
  onClose: () => void;
};

/** Confirms a bulk change that costs money or is hard to notice, with order count and amount. */
export function MoveDialog({ to, rows, busy, failure, onMove, onClose }: MoveDialogProps) {
  const [reason, setReason] = useState<StaffCancelReason>('shopper-asked');
  const [note, setNote] = useState('');
  const [restocked, setRestocked] = useState<'all' | 'none'>('all');
  const { ask } = moveMessages[to] ?? {};
  const sum = sumOrderTotals(rows);
  const lead = sum === undefined ? undefined : ask?.lead(formatRupees(sum));
  const extra = to === 'Cancelled' ? { reason, note } : to === 'Returned to shop' ? { restocked } : {};
  return (
    <Dialog label={ask?.title(rows.length) ?? to} onClose={onClose}>
      <div className={styles.dialog}>
        {failure && <ErrorPanel message={failure} />}
        <p>{lead ?? adminOrderMessages.sumOf(rows.length, undefined)}</p>
        {to === 'Returned to shop' && (
          <ChoiceList legend={adminOrderMessages.restockTitle} hint={adminOrderMessages.restockHint}>
            {(['all', 'none'] as const).map((value) => (
              <RadioOption
                key={value}
                name="restocked"
                value={value}
                checked={restocked === value}
                label={value === 'all' ? adminOrderMessages.restockAll : adminOrderMessages.restockNone}
                onChange={() => setRestocked(value)}
              />
            ))}
          </ChoiceList>
        )}
        {to === 'Cancelled' && (
          <CancelReason reason={reason} note={note} onReason={setReason} onNote={setNote} />
        )}
        <div className={styles.ways}>
          <Button busy={busy} onClick={() => onMove({ to, ...extra })}>
            {adminOrderMessages.moveLabel(to)}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {to === 'Cancelled' ? adminOrderMessages.dontCancel : adminOrderMessages.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
