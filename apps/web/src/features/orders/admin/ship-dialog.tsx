import {
  plainTrackingNumber,
  TRACKING_NUMBER,
  TRACKING_NUMBER_MESSAGE,
} from '@e-store/shared/orders/tracking-number';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../../lib/form-drafts.storage.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { moveMessages } from '../../../messages/en/orders/order-moves.ts';
import { type BulkMove, type MovedRow, sumCash } from './bulk-move.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './order-list.module.css';

type ShipDialogProps = {
  rows: readonly MovedRow[];
  busy: boolean;
  failure: string | undefined;
  onMove: (move: BulkMove) => Promise<Parameters<typeof failureOf>[0]>;
  onClose: () => void;
};

/** By order, with the courier. */
const DRAFT = 'orders/ship';

export function ShipDialog({ rows, busy, failure, onMove, onClose }: ShipDialogProps) {
  const [draft, setDraft] = useState(() => readFormDraft(DRAFT)?.changes ?? {});
  const { courier = '' } = draft;
  const [isChecked, setChecked] = useState(false);
  const sum = sumCash(rows);
  const typed = rows.map(({ _id }) => plainTrackingNumber(draft[_id] ?? ''));
  const courierField = useRef<HTMLInputElement>(null);
  const parcels = useRef<HTMLOListElement>(null);
  const without = typed.filter((number) => number === '').length;
  const isDuplicate = (number: string) => number !== '' && typed.filter((one) => one === number).length > 1;
  const isWrong = (number: string) => number !== '' && (isDuplicate(number) || !TRACKING_NUMBER.test(number));
  const isCourierMissing = courier.trim() === '' && without < rows.length;

  function change(entered: Record<string, string>) {
    const entries = Object.entries({ ...draft, ...entered }).filter(([, text]) => text !== '');
    const changes = Object.fromEntries(entries);
    setDraft(changes);
    saveFormDraft(DRAFT, { changes });
  }

  const close = () => {
    deleteFormDraft(DRAFT);
    onClose();
  };

  async function ship({ isComplete }: { isComplete: boolean }) {
    setChecked(true);
    if (isCourierMissing || (isComplete && courier.trim() === '')) return courierField.current?.focus();
    const wrong = typed.findIndex((number) => isWrong(number) || (isComplete && number === ''));
    if (wrong !== -1) return parcels.current?.querySelectorAll('input')[wrong]?.focus();
    const trackingNumbers = Object.fromEntries(
      rows.flatMap(({ _id }, index) => (typed[index] ? [[_id, typed[index]]] : [])),
    );
    const tracked = without < rows.length && { courier: courier.trim(), trackingNumbers };
    if (!failureOf(await onMove({ to: 'Shipped', ...tracked }))) deleteFormDraft(DRAFT);
    return undefined;
  }

  function pasteColumn(event: ClipboardEvent, from: number) {
    const lines = event.clipboardData.getData('text').trim().split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    change(
      Object.fromEntries(
        rows.slice(from).flatMap(({ _id }, index) => {
          const line = lines[index];
          return line === undefined ? [] : [[_id, line]];
        }),
      ),
    );
  }

  /** Scanners end each number with Enter. */
  function focusNextField(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const fields = [...(event.currentTarget.closest('ol')?.querySelectorAll('input') ?? [])];
    fields[fields.indexOf(event.currentTarget) + 1]?.focus();
  }

  const { ask } = moveMessages.Shipped ?? {};
  const complaint = (number: string) => {
    if (isDuplicate(number)) return adminOrderMessages.awbTwice;
    if (isChecked && isWrong(number)) return TRACKING_NUMBER_MESSAGE;
    return isChecked && number === '' ? adminOrderMessages.awbMissing : undefined;
  };
  return (
    <Dialog label={ask?.title(rows.length) ?? ''} onClose={close}>
      <div className={styles.dialog}>
        {failure && <ErrorPanel message={failure} />}
        <p>{sum === undefined ? adminOrderMessages.trackingLater : ask?.lead(sum)}</p>
        <Field
          ref={courierField}
          label={adminOrderMessages.courier}
          autoComplete="off"
          maxLength={60}
          value={courier}
          error={isChecked && courier.trim() === '' ? adminOrderMessages.courierMissing : undefined}
          onChange={({ target }) => change({ courier: target.value })}
        />
        <p className={styles.hint}>{adminOrderMessages.pasteHint}</p>
        <ol ref={parcels} className={styles.parcels}>
          {rows.map(({ _id, number, customer }, index) => (
            <li key={_id} className={styles.parcel}>
              <span>
                <b>{number}</b>
                <br />
                {customer}
              </span>
              <Field
                label={adminOrderMessages.awbOf(number)}
                autoComplete="off"
                maxLength={60}
                value={draft[_id] ?? ''}
                error={complaint(typed[index] ?? '')}
                onChange={({ target }) => change({ [_id]: target.value })}
                onPaste={(event) => pasteColumn(event, index)}
                onKeyDown={focusNextField}
              />
            </li>
          ))}
        </ol>
        <div className={styles.ways}>
          <Button busy={busy} onClick={() => void ship({ isComplete: true })}>
            {adminOrderMessages.handOver}
          </Button>
          {without > 0 && (
            <Button kind="ghost" busy={busy} onClick={() => void ship({ isComplete: false })}>
              {adminOrderMessages.shipWithout(without, rows.length)}
            </Button>
          )}
          <Button kind="ghost" onClick={close}>
            {adminOrderMessages.closeWithout}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
