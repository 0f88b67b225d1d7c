import { failureOf } from '../../../lib/thunk.ts';
import {
  applyPriceChange,
  isPriceChangeInRange,
  type PriceChange,
} from '@e-store/shared/catalog/price-change';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import { formatRupees } from '@e-store/shared/money';
import { type FormEvent, useState } from 'react';
import {
  priceQuestions,
  productListMessages as words,
} from '../../../messages/en/catalog/admin-product-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { isBelowCost } from './price-question.ts';
import { parseWholeNumber } from '../../../lib/parse-number.ts';
import { useDraftedText } from '../../../lib/use-drafted-text.ts';
import { useConfirm } from '../../../ui/admin/use-confirm.tsx';
import styles from './product-list.module.css';

type PriceDialogProps = {
  products: readonly StaffProduct[];
  busy: boolean;
  onChange: (by: PriceChange['by'], value: number) => Promise<Parameters<typeof failureOf>[0]>;
  onClose: () => void;
};

const MAX_PREVIEW_ROWS = 12;

export function PriceDialog({ products, busy, onChange, onClose }: PriceDialogProps) {
  const [byText, setBy, deleteByDraft] = useDraftedText('prices/by', 'percent');
  const by: PriceChange['by'] = byText === 'amount' ? 'amount' : 'percent';
  const [typed, setTyped, deleteTypedDraft] = useDraftedText('prices/value');
  const [error, setError] = useState<string>();
  const value = parseWholeNumber(typed);
  const hasValue = value !== undefined && value !== 0 && isPriceChangeInRange({ by, value });
  const problem = value === undefined || value === 0 ? words.wholeNumber : words.priceRanges[by];
  const { confirm, question } = useConfirm();
  const rows = hasValue ? toRows(products, { by, value }) : [];
  const belowCost = rows.filter((row) => row.isBelowCost).length;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return undefined;
    if (!hasValue) return setError(problem);
    const asked = { title: priceQuestions.belowCostTitle, text: priceQuestions.manyBelowCost(belowCost) };
    if (belowCost > 0 && !(await confirm(asked))) return undefined;
    const failure = failureOf(await onChange(by, value));
    if (failure) return setError(failure.message);
    deleteByDraft();
    return deleteTypedDraft();
  }

  return (
    <Dialog label={words.priceTitle(products.length)} onClose={onClose}>
      <form className={styles.dialog} noValidate onSubmit={(event) => void submit(event)}>
        {error && hasValue && <ErrorPanel message={error} />}
        <div className={styles.fields}>
          <SelectField
            label={words.by}
            value={by}
            onChange={({ target }) => setBy(target.value)}
            options={Object.entries(words.byChoices)}
          />
          <Field
            label={words.value}
            hint={words.priceLead}
            value={typed}
            error={error && !hasValue ? error : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {belowCost > 0 && (
          <p role="status" className={styles.refused}>
            {words.countBelowCost(belowCost, products.length)}
          </p>
        )}
        {hasValue && <Preview rows={rows} />}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {words.priceAction(products.length)}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
      {question}
    </Dialog>
  );
}

type PreviewRow = {
  product: StaffProduct;
  becomes: number;
  isAboveMrp: boolean;
  isBelowCost: boolean;
};

/** Prices below cost first, because the last rows may be hidden. */
function toRows(products: readonly StaffProduct[], change: PriceChange): PreviewRow[] {
  const rows = products.map((product) => {
    const { price, mrp, cost } = product;
    const changed = applyPriceChange(price, change);
    const isAboveMrp = mrp !== undefined && changed > mrp;
    const becomes = isAboveMrp ? price : changed;
    return { product, becomes, isAboveMrp, isBelowCost: !isAboveMrp && isBelowCost(changed, cost) };
  });
  return rows.toSorted((one, other) => Number(other.isBelowCost) - Number(one.isBelowCost));
}

function Preview({ rows }: { rows: readonly PreviewRow[] }) {
  const shown = rows.slice(0, MAX_PREVIEW_ROWS);
  return (
    <>
      <table className={styles.preview} aria-label={words.preview}>
        <thead>
          <tr>
            <th scope="col">{words.columns.product}</th>
            <th scope="col" className={styles.number}>
              {words.cost}
            </th>
            <th scope="col" className={styles.number}>
              {words.was}
            </th>
            <th scope="col" className={styles.number}>
              {words.becomes}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ product: { _id, name, price, cost }, ...row }) => (
            <tr key={_id}>
              <td>
                {name}
                {row.isAboveMrp && <span className={styles.refused}> {words.aboveMrp}</span>}
                {row.isBelowCost && <span className={styles.refused}> {words.belowCost}</span>}
              </td>
              <td className={styles.number}>{cost === undefined ? '' : formatRupees(cost)}</td>
              <td className={styles.number}>{formatRupees(price)}</td>
              <td className={styles.number}>{formatRupees(row.becomes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && <p>{words.more(rows.length - shown.length)}</p>}
    </>
  );
}
