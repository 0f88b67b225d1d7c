import { formatCash } from '@e-store/shared/money';
import type { Remittance } from '@e-store/shared/cash/remittance-endpoints';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { recordedRemittanceMessages as messages } from '../../../messages/en/remittances.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import { Button } from '../../../ui/button.tsx';
import { undoRemittance } from './cash.slice.ts';

export const courierOf = ({ courier }: Remittance): string => courier ?? messages.allCouriers;

export function UndoRemittance({ remittance, onUndone }: { remittance: Remittance; onUndone: () => void }) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const hasUndone = useRef(false);
  const { _id, at, undone, orders, amount } = remittance;
  const courier = courierOf(remittance);
  const canUndo = !undone || undone.remaining > 0;
  useEffect(() => {
    if (hasUndone.current && !canUndo) place.current?.focus();
  }, [canUndo]);
  const action = undone ? messages.continueUndo : messages.undo;

  async function undo() {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each call takes the lines that remain
      const outcome = await dispatch(undoRemittance(_id));
      if (!undoRemittance.fulfilled.match(outcome) || !outcome.payload.undone?.remaining) return outcome;
    }
  }

  return (
    <span ref={place} tabIndex={-1} className={adminStyles.stack}>
      {undone && messages.undone(undone.at, undone.by)}
      {undone && undone.remaining > 0 && <b>{messages.unfinished(undone.remaining)}</b>}
      {canUndo && (
        <Button
          kind="ghost"
          size="compact"
          className={adminStyles.start}
          aria-haspopup="dialog"
          aria-label={messages.undoOf(action, courier, at)}
          onClick={() => setAsking(true)}
        >
          {action}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={messages.dialog.title}
          action={messages.dialog.act}
          act={undo}
          cancel={messages.dialog.cancel}
          onClose={() => setAsking(false)}
          onDone={() => {
            hasUndone.current = true;
            onUndone();
          }}
        >
          <p>{messages.dialog.text(courier, orders, formatCash(amount))}</p>
        </ActionDialog>
      )}
    </span>
  );
}
