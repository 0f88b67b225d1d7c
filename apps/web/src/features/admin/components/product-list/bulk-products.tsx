import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import { useState } from 'react';
import { productListWords as words } from '../../../../content/dash-products.ts';
import type { ApiInput } from '../../../../lib/api-client.ts';
import { failureOf } from '../../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../../lib/hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { changeMany } from '../../staff-products.slice.ts';
import type { Say } from '../../use-said.tsx';
import { BulkBar } from '../bulk-bar.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import styles from './product-list.module.css';

export type ManyChange = ApiInput<'PUT /admin/products'>['body']['change'];

type Refused = { name: string; why: string };

type BulkProductsProps = {
  products: readonly StaffProduct[];
  categories: readonly { key: string; name: string }[];
  onClear: () => void;
  say: Say;
};

/** What can be done to many products: each is decided on its own, and for each that was not changed it is said why. */
export function BulkProducts({ products, categories, onClear, say }: BulkProductsProps) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<'category' | 'price'>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ title: string; refused: Refused[] }>();
  const close = () => setOpen(undefined);

  /** Answers why it failed as a whole. */
  async function change(what: ManyChange, undo?: (ids: string[]) => void): Promise<string | undefined> {
    setBusy(true);
    const sent = await dispatch(
      changeMany({ products: products.map(({ _id: id, price }) => ({ id, price })), change: what }),
    );
    setBusy(false);
    if (!changeMany.fulfilled.match(sent)) return failureOf(sent)?.message;
    const { results } = sent.payload;
    const done = results.flatMap(({ id, product }) => (product ? id : []));
    const refused = results.flatMap(({ id, why }) =>
      why ? { name: products.find(({ _id }) => _id === id)?.name ?? id, why } : [],
    );
    close();
    if (refused.length > 0) setOutcome({ title: words.manyOf(done.length, results.length), refused });
    else {
      say(words.many(done.length), undo && (() => undo(done)));
      onClear();
    }
    return undefined;
  }

  async function switchAll(onSale: boolean) {
    const undo = (ids: string[]) =>
      void dispatch(
        changeMany({ products: ids.map((id) => ({ id })), change: { kind: 'onSale', onSale: !onSale } }),
      );
    // Undone, all that was changed is switched back: only sound where all of them were otherwise before.
    const canUndo = products.every((product) => product.onSale !== onSale);
    const failure = await change({ kind: 'onSale', onSale }, canUndo ? undo : undefined);
    if (failure) setOutcome({ title: failure, refused: [] });
  }

  return (
    <>
      <BulkBar count={products.length} onClear={onClear}>
        <Button kind="ghost" size="compact" busy={busy} onClick={() => void switchAll(true)}>
          {words.bulkOn}
        </Button>
        <Button kind="ghost" size="compact" busy={busy} onClick={() => void switchAll(false)}>
          {words.bulkOff}
        </Button>
        <Button kind="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpen('category')}>
          {words.bulkCategory}
        </Button>
        <Button kind="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpen('price')}>
          {words.bulkPrice}
        </Button>
      </BulkBar>
      {open === 'category' && (
        <CategoryDialog
          count={products.length}
          categories={categories}
          busy={busy}
          onMove={(category) => change({ kind: 'category', category })}
          onClose={close}
        />
      )}
      {open === 'price' && (
        <PriceDialog
          products={products}
          busy={busy}
          onChange={(by, value) => change({ kind: 'price', by, value })}
          onClose={close}
        />
      )}
      {outcome && <NotChanged {...outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

function NotChanged({ title, refused, onClose }: { title: string; refused: Refused[]; onClose: () => void }) {
  return (
    <Dialog label={words.title} onClose={onClose}>
      <div className={styles.dialog}>
        <p role="alert">{title}</p>
        <ul>
          {refused.map(({ name, why }) => (
            <li key={name}>
              <b>{name}</b>: {why}
            </li>
          ))}
        </ul>
        <Button kind="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}
