import { STOCK_CAUSES, type StockCause } from '@e-store/shared/catalog/stock-causes';
import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import { type FormEvent, useState } from 'react';
import { productListWords as words } from '../../../../content/dash-products.ts';
import { failureOf } from '../../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../../lib/hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { Field } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { readWhole } from '../../read-whole.ts';
import { adjustStock } from '../../staff-products.slice.ts';
import type { Say } from '../../use-said.tsx';
import styles from './product-list.module.css';

type StockDialogProps = { product: StaffProduct; say: Say; onClose: () => void };

const CAUSES = STOCK_CAUSES.filter((cause) => cause !== 'edit');

/** Pieces by size, and why they are others: it goes into the stock ledger as a difference. */
export function StockDialog({ product, say, onClose }: StockDialogProps) {
  const dispatch = useAppDispatch();
  const [shelves] = useState<{ size?: string; stock: number }[]>(() =>
    product.sizes.length > 0 ? product.sizes : [{ stock: product.stock }],
  );
  const [typed, setTyped] = useState(() => shelves.map(({ stock }) => String(stock)));
  const [cause, setCause] = useState<StockCause>('count');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<number, string>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const counted = typed.map(readWhole);
    const wrong = counted.flatMap((pieces, index) =>
      pieces === undefined || pieces < 0 ? [[index, words.wholePieces] as const] : [],
    );
    setErrors(Object.fromEntries(wrong));
    setFailure(undefined);
    if (wrong.length > 0) return;
    const places = shelves.flatMap(({ stock }, index) => (counted[index] === stock ? [] : [index]));
    if (places.length === 0) return setFailure(words.stockUnchanged);
    const lines = places.map((index) => {
      const { size, stock = 0 } = shelves[index] ?? {};
      return { ...(size !== undefined && { size }), from: stock, to: counted[index] ?? stock };
    });
    setBusy(true);
    const refused = failureOf(
      await dispatch(adjustStock({ id: product._id, lines, cause, ...(note.trim() && { note }) })),
    );
    setBusy(false);
    if (!refused) {
      say(words.stockSaved(product.name));
      return onClose();
    }
    const atFields = Object.entries(refused.fields ?? {}).flatMap(([name, message]) => {
      const [, line] = /^lines\.(\d+)/.exec(name) ?? [];
      const place = line === undefined ? undefined : places[Number(line)];
      return place === undefined ? [] : [[place, message] as const];
    });
    setErrors(Object.fromEntries(atFields));
    return setFailure(atFields.length > 0 ? undefined : refused.message);
  }

  return (
    <Dialog label={words.stockTitle(product.name)} onClose={onClose}>
      <form className={styles.dialog} noValidate onSubmit={(event) => void save(event)}>
        <p>{words.stockLead}</p>
        {failure && <ErrorPanel message={failure} />}
        <div className={styles.sizes}>
          {shelves.map(({ size }, index) => (
            <Field
              key={size ?? ''}
              label={size ?? words.pieces}
              inputMode="numeric"
              value={typed[index] ?? ''}
              error={errors[index]}
              onChange={({ target }) =>
                setTyped(typed.map((text, at) => (at === index ? target.value : text)))
              }
            />
          ))}
        </div>
        <SelectField
          label={words.cause}
          value={cause}
          onChange={({ target }) => setCause(STOCK_CAUSES.find((known) => known === target.value) ?? 'count')}
        >
          {CAUSES.map((value) => (
            <option key={value} value={value}>
              {words.causes[value]}
            </option>
          ))}
        </SelectField>
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
          <Button kind="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
