import { STOCK_CAUSES, type StockCause } from '@e-store/shared/catalog/staff-product-choices';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { type ApiFailure, isUnavailable } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { deleteFormDraft, saveFormDraft } from '../../../lib/form-drafts.storage.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { getConflictingProduct } from './staff-product.slice.ts';
import {
  getLineKey,
  listChanges,
  readTotal,
  rebaseTyped,
  restoreTyped,
  stockDraft,
  type StockLine,
  type StockTexts,
  switchCause,
  toStockLines,
} from './stock-form.ts';
import { adjustStock, refetchProduct } from './staff-products.slice.ts';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import styles from './product-list.module.css';

type StockDialogProps = { product: StaffProduct; showMessage: ShowMessage; onClose: () => void };

const CAUSES = STOCK_CAUSES.filter((cause) => cause !== 'edit');

/**
 * Stock is sent as the difference to the displayed number. After a conflict or lost answer the user sees both
 * numbers and decides.
 */
export function StockDialog({ product, showMessage, onClose }: StockDialogProps) {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(product);
  const [causeText, setCause, deleteCauseDraft] = useDraftedText(`${stockDraft(product)}/cause`, 'count');
  const cause: StockCause = STOCK_CAUSES.find((known) => known === causeText) ?? 'count';
  const [restored] = useState(() => restoreTyped(product, cause));
  const [typed, setTyped] = useState(restored.typed);
  const [note, setNote, deleteNoteDraft] = useDraftedText(`${stockDraft(product)}/note`);
  const [errors, setErrors] = useState(restored.errors);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** An earlier attempt may have been saved, or may still be. */
  const [isUnsure, setUnsure] = useState(false);
  const lines = toStockLines(base, cause);
  const isDelivery = cause === 'delivery';

  // The native dialog focuses its first button before this effect.
  useEffect(() => {
    const first = form.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);

  function changeTyped(texts: StockTexts, given = cause, onto = base) {
    setTyped(texts);
    saveFormDraft(stockDraft(product), { changes: listChanges(onto, given, texts), version: onto.version });
  }

  function chooseCause(text: string) {
    const chosen = CAUSES.find((known) => known === text) ?? 'count';
    changeTyped(switchCause(base, typed, cause, chosen), chosen);
    if (isDelivery !== (chosen === 'delivery')) setErrors({});
    setCause(chosen);
  }

  function close() {
    deleteFormDraft(stockDraft(product));
    deleteCauseDraft();
    deleteNoteDraft();
    onClose();
  }

  function continueFromStock(current: StaffProduct, why: string) {
    const rebased = rebaseTyped(base, current, typed, cause);
    changeTyped(rebased.typed, cause, current);
    setErrors(rebased.errors);
    setBase(current);
    setFailure(why);
  }

  /** Tells whether the first attempt was saved. */
  async function checkOutcome(refused: ApiFailure): Promise<void> {
    setUnsure(true);
    const outcome = await dispatch(refetchProduct(base._id));
    const current = refetchProduct.fulfilled.match(outcome) ? outcome.payload : undefined;
    if (!current || current.version === base.version) return setFailure(refused.message);
    return continueFromStock(current, words.stockNotKnown);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = lines.flatMap((line) =>
      readTotal(line, typed, cause) === undefined ? [[getLineKey(line), words.wholeNumber] as const] : [],
    );
    setErrors(Object.fromEntries(wrong));
    setFailure(undefined);
    if (wrong.length > 0) return;
    const changed = lines.flatMap((line) => {
      const to = readTotal(line, typed, cause) ?? line.stock;
      return to === line.stock ? [] : [{ ...line, to }];
    });
    if (changed.length === 0) {
      if (!isUnsure) return setFailure(isDelivery ? words.receivedMissing : words.stockUnchanged);
      showMessage(words.stockSaved(base.name));
      return close();
    }
    // A count sets an absolute number, so later changes conflict. Deltas are safe unless an earlier attempt
    // may have added them.
    const isStrict = cause === 'count' || isUnsure;
    setBusy(true);
    const refused = failureOf(
      await dispatch(
        adjustStock({
          id: base._id,
          ...(isStrict && { version: base.version }),
          lines: changed.map(({ size, stock: from, to }) => ({
            ...(size !== undefined && { size }),
            from,
            to,
          })),
          cause,
          ...(note.trim() && { note: note.trim() }),
        }),
      ),
    );
    if (refused && isUnavailable(refused)) await checkOutcome(refused);
    setBusy(false);
    if (!refused) {
      showMessage(words.stockSaved(base.name));
      return close();
    }
    if (isUnavailable(refused)) return;
    const current = getConflictingProduct(refused);
    if (current) return continueFromStock(current, refused.message);
    const atFields = Object.entries(refused.fields ?? {}).flatMap(([name, message]) => {
      const [, index] = /^lines\.(\d+)/.exec(name) ?? [];
      const line = index === undefined ? undefined : changed[Number(index)];
      return line ? [[getLineKey(line), message] as const] : [];
    });
    setErrors(Object.fromEntries(atFields));
    return setFailure(atFields.length > 0 ? undefined : refused.message);
  }

  return (
    <Dialog label={words.stockTitle(base.name)} onClose={close}>
      <form ref={form} className={styles.dialog} noValidate onSubmit={(event) => void save(event)}>
        <p>{words.stockLeads[cause]}</p>
        {failure && <ErrorPanel message={failure} />}
        <SelectField
          label={words.cause}
          value={cause}
          onChange={({ target }) => chooseCause(target.value)}
          options={CAUSES.map((value) => [value, words.causes[value]])}
        />
        <fieldset className={styles.sizes}>
          {base.sizes.length > 0 && <legend>{isDelivery ? words.unitsReceived : words.units}</legend>}
          {lines.map((line) => (
            <Field
              key={getLineKey(line)}
              label={line.size ?? labelOf(base, cause)}
              inputMode="numeric"
              value={typed[getLineKey(line)] ?? ''}
              hint={hintOf(line, typed, cause)}
              error={errors[getLineKey(line)]}
              onChange={({ target }) => changeTyped({ ...typed, [getLineKey(line)]: target.value })}
            />
          ))}
        </fieldset>
        {base.unassignedStock !== undefined && !isDelivery && (
          <p>{words.withoutSizeHint(base.unassignedStock)}</p>
        )}
        <Field
          label={words.note}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
          <Button kind="ghost" onClick={close}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function labelOf({ sizes }: StaffProduct, cause: StockCause) {
  if (sizes.length > 0) return words.withoutSize;
  return cause === 'delivery' ? words.unitsReceived : words.units;
}

function hintOf(line: StockLine, typed: StockTexts, cause: StockCause) {
  if (cause === 'count') return undefined;
  const total = readTotal(line, typed, cause);
  if (cause !== 'delivery' || total === undefined || total === line.stock)
    return words.inStockNow(line.stock);
  return words.stockFromTo(line.stock, total);
}
