import { applyPriceChange, type PriceChange } from '@e-store/shared/catalog/price-change';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import type { ApiInput, ApiResponse } from '../../../lib/api-client.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { changeMany, changePrice, refetchProduct, revertPrices } from './staff-products.slice.ts';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import { BulkBar } from '../../../ui/admin/bulk-bar.tsx';
import { CategoryDialog } from './bulk-category-dialog.tsx';
import { type BulkFailures, BulkFailuresDialog, toRestoreFailures } from './bulk-failures-dialog.tsx';
import { PriceDialog } from './bulk-price-dialog.tsx';

export type BulkChange = ApiInput<'PUT /admin/products'>['body']['change'];
type Outcome = Parameters<typeof failureOf>[0];
type Answer = ApiResponse<'PUT /admin/products'>;

type BulkProductsProps = {
  products: readonly StaffProduct[];
  categories: readonly { key: string; name: string }[];
  onClear: () => void;
  showMessage: ShowMessage;
};

/** Each product is decided on its own, with a reason for each refusal. */
export function BulkProducts({ products, categories, onClear, showMessage }: BulkProductsProps) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<'category' | 'price'>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BulkFailures>();
  const close = () => setOpen(undefined);

  async function change(
    what: BulkChange,
    createUndo?: (answer: Answer) => (() => void) | undefined,
    changed = products,
  ): Promise<Outcome> {
    setBusy(true);
    const sent = await dispatch(
      changeMany({ products: changed.map(({ _id: id, price }) => ({ id, price })), change: what }),
    );
    setBusy(false);
    if (!changeMany.fulfilled.match(sent)) return sent;
    const { results } = sent.payload;
    const done = results.filter(({ product }) => product);
    const refused = refusedOf(results);
    refetchRefused(results);
    const undo = done.length > 0 ? createUndo?.(sent.payload) : undefined;
    close();
    if (refused.length > 0) {
      const title = words.manyOf(done.length, results.length);
      setOutcome({ title, refused, undo: undo && { label: words.undoMany(done.length), act: undo } });
    } else {
      const drafts = done.filter(({ product }) => product?.status === 'draft').length;
      const isShown = what.kind === 'onSale' && what.onSale;
      showMessage(
        isShown && drafts > 0 ? words.manyShown(done.length, drafts) : words.many(done.length),
        undo,
      );
      onClear();
    }
    return sent;
  }

  const refetchRefused = (results: readonly { id: string; why?: string | undefined }[]) => {
    for (const { id, why } of results) if (why) void dispatch(refetchProduct(id));
  };

  /** A single product has no audit entry and restores from its changed price. */
  const undoPrices =
    (by: PriceChange) =>
    ({ entry }: Answer) => {
      const [product] = products;
      if (entry !== undefined) return () => void restoreAllPrices(entry);
      return product && products.length === 1 ? () => void restorePrice(product, by) : undefined;
    };

  async function restoreAllPrices(entry: string): Promise<void> {
    const sent = await dispatch(revertPrices({ entry }));
    if (!revertPrices.fulfilled.match(sent)) return showRestoreFailures(failureOf(sent)?.message);
    const { results } = sent.payload;
    const refused = toRestoreFailures(results);
    refetchRefused(results);
    setOutcome(refused);
    return refused ? undefined : showMessage(words.pricesBack(results.length));
  }

  async function restorePrice({ _id: id, price }: StaffProduct, by: PriceChange): Promise<void> {
    const failure = failureOf(
      await dispatch(changePrice({ id, from: applyPriceChange(price, by), to: price })),
    );
    return failure ? showRestoreFailures(failure.message) : showMessage(words.pricesBack(1));
  }

  const showRestoreFailures = (why = '') => setOutcome({ title: words.pricesNotBack(why), refused: [] });

  async function switchAll(onSale: boolean) {
    const others = products.filter((product) => product.onSale !== onSale);
    const isUndoable = others.length > 0;
    const undo = (answer: Answer) => () =>
      void changeBack([{ products: doneOf(answer), change: { kind: 'onSale', onSale: !onSale } }]);
    const sent = await change(
      { kind: 'onSale', onSale },
      isUndoable ? undo : undefined,
      isUndoable ? others : products,
    );
    const failure = failureOf(sent);
    if (failure) setOutcome({ title: failure.message, refused: [] });
  }

  const undoMove = (answer: Answer) => () => {
    const done = doneOf(answer);
    const earlier = [...new Set(done.map(({ category }) => category))];
    void changeBack(
      earlier.map((category) => ({
        products: done.filter((product) => product.category === category),
        change: { kind: 'category', category },
      })),
    );
  };

  const doneOf = ({ results }: Answer) =>
    results.flatMap(({ id, product }) => (product ? (products.find(({ _id }) => _id === id) ?? []) : []));

  async function changeBack(steps: { products: StaffProduct[]; change: BulkChange }[]): Promise<void> {
    const results: Answer['results'] = [];
    for (const { products: done, change: what } of steps) {
      const changes = { products: done.map(({ _id: id }) => ({ id })), change: what };
      // oxlint-disable-next-line no-await-in-loop -- a failure ends the undo
      const sent = await dispatch(changeMany(changes));
      if (!changeMany.fulfilled.match(sent))
        return setOutcome({ title: failureOf(sent)?.message ?? '', refused: refusedOf(results) });
      results.push(...sent.payload.results);
    }
    const refused = refusedOf(results);
    if (refused.length === 0) return showMessage(words.many(results.length));
    return setOutcome({ title: words.manyOf(results.length - refused.length, results.length), refused });
  }

  const refusedOf = (results: Answer['results']) =>
    results.flatMap(({ id, why }) =>
      why ? { name: products.find(({ _id }) => _id === id)?.name ?? id, why } : [],
    );

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
          products={products}
          categories={categories}
          onMove={(category) => change({ kind: 'category', category }, undoMove)}
          onClose={close}
        />
      )}
      {open === 'price' && (
        <PriceDialog
          products={products}
          busy={busy}
          onChange={(by, value) => change({ kind: 'price', by, value }, undoPrices({ by, value }))}
          onClose={close}
        />
      )}
      {outcome && <BulkFailuresDialog {...outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}
