import { formatRupees } from '@e-store/shared/money';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import { useState } from 'react';
import type { failureOf } from '../../../lib/thunk.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import { type BulkMove, type MovedRow, sumOrderTotals } from './bulk-move.ts';
import { CancelReason } from './order-dialogs.tsx';

type MoveDialogProps = {
  to: OrderStatus;
  rows: readonly MovedRow[];
  onMove: (move: BulkMove) => Promise<Parameters<typeof failureOf>[0]>;
  onClose: () => void;
};

/** Confirms a bulk change that costs money or is hard to notice, with order count and amount. */
export function MoveDialog({ to, rows, onMove, onClose }: MoveDialogProps) {
  const [reason, setReason] = useState<StaffCancelReason>('shopper-asked');
  const [note, setNote] = useState('');
  const [restocked, setRestocked] = useState<'all' | 'none'>('all');
  const { ask } = moveMessages[to] ?? {};
  const sum = sumOrderTotals(rows);
  const lead = sum === undefined ? undefined : ask?.lead(formatRupees(sum));
  const extra = to === 'Cancelled' ? { reason, note } : to === 'Returned to shop' ? { restocked } : {};
  return (
    <ActionDialog
      title={ask?.title(rows.length) ?? to}
      action={adminOrderMessages.moveLabel(to)}
      act={() => onMove({ to, ...extra })}
      cancel={to === 'Cancelled' ? adminOrderMessages.dontCancel : adminOrderMessages.closeWithout}
      onClose={onClose}
    >
      <p>{lead ?? adminOrderMessages.sumOf(rows.length, undefined)}</p>
      {to === 'Returned to shop' && (
        <RadioList
          legend={adminOrderMessages.restockTitle}
          hint={adminOrderMessages.restockHint}
          name="restocked"
          options={[
            ['all', adminOrderMessages.restockAll],
            ['none', adminOrderMessages.restockNone],
          ]}
          value={restocked}
          onChoose={setRestocked}
        />
      )}
      {to === 'Cancelled' && (
        <CancelReason reason={reason} note={note} onReason={setReason} onNote={setNote} />
      )}
    </ActionDialog>
  );
}
