import { changedPrice, type PriceChange } from '@e-store/shared/catalog/price-change';
import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import { formatRupees } from '@e-store/shared/money';
import { type FormEvent, useState } from 'react';
import { productListWords as words } from '../../../../content/dash-products.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { Field } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { readWhole } from '../../read-whole.ts';
import styles from './product-list.module.css';

type PriceDialogProps = {
  products: readonly StaffProduct[];
  busy: boolean;
  /** Answers why it failed. */
  onChange: (by: PriceChange['by'], value: number) => Promise<string | undefined>;
  onClose: () => void;
};

/** More rows than these are counted. */
const MOST_SHOWN = 12;

/** Prices by an amount or by percent, each shown before anything is changed. */
export function PriceDialog({ products, busy, onChange, onClose }: PriceDialogProps) {
  const [by, setBy] = useState<PriceChange['by']>('percent');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const value = readWhole(typed);
  const hasValue = value !== undefined && value !== 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setError(hasValue ? await onChange(by, value) : words.wholePieces);
  }

  return (
    <Dialog label={words.priceTitle(products.length)} onClose={onClose}>
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event)}>
        {error && hasValue && <ErrorPanel message={error} />}
        <div className={styles.fields}>
          <SelectField
            label={words.by}
            value={by}
            onChange={({ target }) => setBy(target.value === 'amount' ? 'amount' : 'percent')}
          >
            <option value="percent">{words.byChoices.percent}</option>
            <option value="amount">{words.byChoices.amount}</option>
          </SelectField>
          <Field
            label={words.value}
            hint={words.priceLead}
            value={typed}
            error={error && !hasValue ? error : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {hasValue && <Preview products={products} change={{ by, value }} />}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {words.priceAction(products.length)}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Preview({ products, change }: { products: readonly StaffProduct[]; change: PriceChange }) {
  const shown = products.slice(0, MOST_SHOWN);
  return (
    <>
      <table className={styles.preview} aria-label={words.preview}>
        <thead>
          <tr>
            <th scope="col">{words.columns.product}</th>
            <th scope="col" className={styles.number}>
              {words.was}
            </th>
            <th scope="col" className={styles.number}>
              {words.becomes}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ _id, name, price, mrp }) => {
            const then = changedPrice(price, change);
            const isAbove = mrp !== undefined && then > mrp;
            return (
              <tr key={_id}>
                <td>
                  {name}
                  {isAbove && <span className={styles.refused}> {words.aboveMrp}</span>}
                </td>
                <td className={styles.number}>{formatRupees(price)}</td>
                <td className={styles.number}>{formatRupees(isAbove ? price : then)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {products.length > shown.length && <p>{words.more(products.length - shown.length)}</p>}
    </>
  );
}
