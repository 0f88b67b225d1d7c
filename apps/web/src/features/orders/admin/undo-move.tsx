import { UNDO_OFFERED_MS } from '@e-store/shared/orders/order-corrections';
import type { StaffOrder } from '@e-store/shared/orders/staff-order';
import { useEffect } from 'react';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { refetchStaffOrder } from './staff-order.slice.ts';
import { undoMoves } from './staff-orders.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

/** For ten seconds, only for the staff member who made the move. */
export function UndoMove({ shown: { order, undo } }: { shown: StaffOrder }) {
  const dispatch = useAppDispatch();
  const { showMessage, showError, toast } = useToast(UNDO_OFFERED_MS);
  const { _id: id, orderStatus } = order;
  const move = undo?.move;
  useEffect(() => {
    if (move === undefined) return;
    const undoMove = async () => {
      const answered = await dispatch(undoMoves({ moves: [{ id, move }] }));
      const refusal = failureOf(answered);
      if (refusal) return showError(refusal.message);
      const [result] = (answered.payload as ApiResponse<'POST /admin/orders/moves/undo'>).results;
      if (result && !result.done) showError(result.message ?? '');
      await dispatch(refetchStaffOrder(id));
    };
    showMessage(adminOrderMessages.movedOne(orderStatus), () => void undoMove());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a move; its status came with it
  }, [move]);
  return toast;
}
