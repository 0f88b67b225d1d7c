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
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../../lib/form-drafts.storage.ts';
import { parseWholeNumber } from '../../../lib/parse-number.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { getConflictingProduct } from './staff-product.slice.ts';
import { adjustStock, refetchProduct } from './staff-products.slice.ts';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import styles from './product-list.module.css';

type StockDialogProps = { product: StaffProduct; showMessage: ShowMessage; onClose: () => void };
type StockLine = { size?: string; stock: number };

const CAUSES = STOCK_CAUSES.filter((cause) => cause !== 'edit');

const toStockLines = ({ sizes, stock, unassignedStock }: StaffProduct): StockLine[] =>
  sizes.length === 0 ? [{ stock }] : [...sizes, ...(unassignedStock ? [{ stock: unassignedStock }] : [])];
/** `''` for units without a size. */
const getLineKey = ({ size = '' }: StockLine) => size;
const toStockForm = (product: StaffProduct): Record<string, string> =>
  Object.fromEntries(toStockLines(product).map((line) => [getLineKey(line), String(line.stock)]));

const stockDraft = ({ _id }: StaffProduct) => `stock/${_id}`;

function restoreTyped(product: StaffProduct) {
  const draft = readFormDraft(stockDraft(product));
  const typed = { ...toStockForm(product) };
  const errors: Record<string, string> = {};
  for (const line of toStockLines(product)) {
    const text = draft?.changes[getLineKey(line)];
    if (text === undefined || text === String(line.stock)) continue;
    typed[getLineKey(line)] = text;
    errors[getLineKey(line)] = words.stockNow(line.stock, text);
  }
  return { typed, errors };
}

/**
 * Stock is sent as the difference to the displayed number. After a conflict or lost answer the user sees both
 * numbers and decides.
 */
export function StockDialog({ product, showMessage, onClose }: StockDialogProps) {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(product);
  const [restored] = useState(() => restoreTyped(product));
  const [typed, setTyped] = useState(restored.typed);
  const [causeText, setCause, deleteCauseDraft] = useDraftedText(`${stockDraft(product)}/cause`, 'count');
  const cause: StockCause = STOCK_CAUSES.find((known) => known === causeText) ?? 'count';
  const [note, setNote, deleteNoteDraft] = useDraftedText(`${stockDraft(product)}/note`);
  const [errors, setErrors] = useState(restored.errors);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** An earlier attempt may have been saved, or may still be. */
  const [isUnsure, setUnsure] = useState(false);
  const lines = toStockLines(base);

  // The native dialog focuses its first button before this effect.
  useEffect(() => {
    const first = form.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);

  function typeStock(key: string, text: string) {
    const all = { ...typed, [key]: text };
    setTyped(all);
    const shown = toStockForm(base);
    const changes = Object.fromEntries(Object.entries(all).filter(([line, now]) => now !== shown[line]));
    saveFormDraft(stockDraft(product), { changes });
  }

  function close() {
    deleteFormDraft(stockDraft(product));
    deleteCauseDraft();
    deleteNoteDraft();
    onClose();
  }

  function continueFromStock(current: StaffProduct, why: string) {
    const previousStock = toStockForm(base);
    const now = toStockForm(current);
    const isTyped = (key: string) => typed[key] !== undefined && typed[key] !== previousStock[key];
    const differs = (key: string) => isTyped(key) && typed[key] !== now[key];
    setTyped(
      Object.fromEntries(Object.keys(now).map((key) => [key, (isTyped(key) && typed[key]) || now[key]!])),
    );
    setErrors(
      Object.fromEntries(
        toStockLines(current)
          .filter((line) => differs(getLineKey(line)))
          .map((line) => [getLineKey(line), words.stockNow(line.stock, typed[getLineKey(line)] ?? '')]),
      ),
    );
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
    const wrong = lines.flatMap((line) => {
      const units = parseWholeNumber(typed[getLineKey(line)] ?? '');
      return units === undefined || units < 0 ? [[getLineKey(line), words.wholeNumber] as const] : [];
    });
    setErrors(Object.fromEntries(wrong));
    setFailure(undefined);
    if (wrong.length > 0) return;
    const changed = lines.flatMap((line) => {
      const to = parseWholeNumber(typed[getLineKey(line)] ?? '') ?? line.stock;
      return to === line.stock ? [] : [{ ...line, to }];
    });
    if (changed.length === 0) {
      if (!isUnsure) return setFailure(words.stockUnchanged);
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
        <div className={styles.sizes}>
          {lines.map((line) => (
            <Field
              key={getLineKey(line)}
              label={line.size ?? (base.sizes.length > 0 ? words.withoutSize : words.units)}
              inputMode="numeric"
              value={typed[getLineKey(line)] ?? ''}
              hint={cause === 'count' ? undefined : words.inStockNow(line.stock)}
              error={errors[getLineKey(line)]}
              onChange={({ target }) => typeStock(getLineKey(line), target.value)}
            />
          ))}
        </div>
        {base.unassignedStock !== undefined && <p>{words.withoutSizeHint(base.unassignedStock)}</p>}
        <SelectField
          label={words.cause}
          value={cause}
          onChange={({ target }) => setCause(target.value)}
          options={CAUSES.map((value) => [value, words.causes[value]])}
        />
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
