import type { StaffProduct } from '@e-store/shared/catalog/product';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { belowCostQuestion } from './price-question.ts';
import { parseWholeNumber } from '../../../lib/parse-number.ts';
import { changePrice } from './staff-products.slice.ts';
import { useConfirm } from '../../../ui/admin/use-confirm.tsx';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import styles from './product-list.module.css';

type PriceCellProps = {
  product: StaffProduct;
  showMessage: ShowMessage;
  showError: (message: string) => void;
};

/** Becomes a field when pressed. Enter saves, Escape cancels. */
export function PriceCell({ product, showMessage, showError }: PriceCellProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name, price, status } = product;
  const leave = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isEditing)
    return <PriceForm product={product} showMessage={showMessage} showError={showError} onLeave={leave} />;
  if (status === 'archived')
    return <span className={clsx(styles.fixed, styles.lastValue)}>{formatRupees(price)}</span>;
  return (
    <button
      ref={button}
      type="button"
      className={clsx(styles.value, styles.lastValue)}
      aria-label={words.priceOf(name, formatRupees(price))}
      onClick={() => setEditing(true)}
    >
      {formatRupees(price)}
    </button>
  );
}

function PriceForm({ product, showMessage, showError, onLeave }: PriceCellProps & { onLeave: () => void }) {
  const dispatch = useAppDispatch();
  const noteId = useId();
  const { _id: id, name, price, cost } = product;
  const { confirm, question } = useConfirm();
  const [typed, setTyped] = useState(String(price));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function undo(from: number) {
    const failure = failureOf(await dispatch(changePrice({ id, from, to: price })));
    if (failure) showError(words.priceNotBack(name, failure.message));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const to = parseWholeNumber(typed);
    if (to === undefined) return setError(words.wholeRupees);
    if (to === price) return onLeave();
    const asked = belowCostQuestion(to, cost);
    if (asked && !(await confirm(asked))) return undefined;
    setBusy(true);
    const failure = failureOf(await dispatch(changePrice({ id, from: price, to })));
    setBusy(false);
    if (failure) return setError(failure.fields?.['to'] ?? failure.message);
    showMessage(words.priceSaved(name, formatRupees(to)), () => void undo(to));
    return onLeave();
  }

  return (
    <>
      <form className={styles.edit} onSubmit={(event) => void save(event)} noValidate>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed}
          inputMode="numeric"
          aria-label={words.newPrice(name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && noteId}
          className={styles.input}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onLeave();
          }}
        />
        <IconButton type="submit" icon={Check} label={words.save} aria-busy={busy || undefined} />
        <IconButton icon={X} label={words.cancel} onClick={onLeave} />
        {error && (
          <p id={noteId} role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </form>
      {question}
    </>
  );
}
