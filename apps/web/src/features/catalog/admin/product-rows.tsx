import { isLowOnStock } from '@e-store/shared/catalog/stock-rules';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { clsx } from 'clsx';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { type RowSelection, type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import { PriceCell } from './price-cell.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconLink } from '../../../ui/icon-link.tsx';
import { archiveProduct, restoreProduct, changeMany } from './staff-products.slice.ts';
import { Switch } from '../../../ui/switch.tsx';
import { StockDialog } from './stock-dialog.tsx';
import styles from './product-list.module.css';

type ProductRowsProps = {
  products: readonly StaffProduct[];
  lowStock: number;
  nameOfCategory: (key: string) => string;
  selection: RowSelection;
  showMessage: ShowMessage;
  showError: (message: string) => void;
};

export function ProductRows({
  products,
  lowStock,
  nameOfCategory,
  selection,
  showMessage,
  showError,
}: ProductRowsProps) {
  const { columns: heads } = words;
  const columns: Column<StaffProduct>[] = [
    {
      head: heads.product,
      narrow: 'lead',
      renderCell: (product) => <ProductCell product={product} category={nameOfCategory(product.category)} />,
    },
    { head: heads.category, narrow: 'hidden', renderCell: ({ category }) => nameOfCategory(category) },
    {
      head: heads.stock,
      align: 'end',
      renderCell: (product) => (
        <StockCell product={product} lowStock={lowStock} showMessage={showMessage} showError={showError} />
      ),
    },
    {
      head: heads.price,
      align: 'end',
      renderCell: (product) => (
        <PriceCell product={product} showMessage={showMessage} showError={showError} />
      ),
    },
    {
      head: heads.actions,
      align: 'end',
      renderCell: (product) => (
        <RowActions product={product} showMessage={showMessage} showError={showError} />
      ),
    },
  ];
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={products}
      idOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      selection={selection}
    />
  );
}

function ProductCell({ product, category }: { product: StaffProduct; category: string }) {
  const { _id, name, brand, sku, sizes, images, status, publishAt } = product;
  const range = [sizes[0]?.size, sizes.length > 1 ? sizes.at(-1)?.size : undefined].filter(Boolean).join('–');
  return (
    <div className={styles.product}>
      <span className={styles.picture}>
        {images[0] && <Picture src={images[0].url} alt="" sizes="2.5rem" />}
      </span>
      <span className={styles.words}>
        <TextLink to={paths.editProduct(_id)} className={styles.name}>
          <NoBreakText>{name}</NoBreakText>
        </TextLink>
        <span className={styles.caption}>
          {status !== 'published' && (
            <b className={styles.state}>
              {publishAt ? words.scheduledFor(formatMoment(publishAt)) : words.statuses[status]}
            </b>
          )}
          {[brand, sku, range].filter(Boolean).join(' · ')}
          <span className={styles.category}>{` · ${category}`}</span>
        </span>
      </span>
    </div>
  );
}

type RowActionsProps = {
  product: StaffProduct;
  showMessage: ShowMessage;
  showError: (message: string) => void;
};

/** Spec §2. Delete archives after a confirmation and can be undone. */
function RowActions({ product, showMessage, showError }: RowActionsProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const { _id: id, name, status } = product;

  async function restore() {
    const failure = failureOf(await dispatch(restoreProduct(id)));
    if (failure) showError(failure.message);
    else showMessage(words.restored(name));
  }

  return (
    <>
      <span className={styles.actions}>
        {status === 'archived' ? (
          <IconButton icon={ArchiveRestore} label={words.restore(name)} onClick={() => void restore()} />
        ) : (
          <>
            <IconLink icon={Pencil} label={words.edit(name)} to={paths.editProduct(id)} />
            <IconButton
              icon={Trash2}
              label={words.remove(name)}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            />
          </>
        )}
      </span>
      {isAsking && (
        <ActionDialog
          title={words.deleteTitle}
          action={words.deleteAction}
          act={() => dispatch(archiveProduct(id))}
          cancel={words.cancel}
          onClose={() => setAsking(false)}
          onDone={() => showMessage(words.deleted(name), () => void restore())}
        >
          <p>{words.deleteLead(name)}</p>
        </ActionDialog>
      )}
    </>
  );
}

type StockCellProps = {
  product: StaffProduct;
  /** In units of a size, from the store settings. */
  lowStock: number;
  showMessage: ShowMessage;
  showError: (message: string) => void;
};

/** The spec's STOCK switch; the stock opens a stock count. */
function StockCell({ product, lowStock, showMessage, showError }: StockCellProps) {
  const dispatch = useAppDispatch();
  const [isCounting, setCounting] = useState(false);
  const [busy, setBusy] = useState(false);
  const { _id: id, name, stock, unassignedStock, onSale, status } = product;
  const isLow = isLowOnStock(product, lowStock);

  async function put(isOn: boolean) {
    setBusy(true);
    const outcome = await dispatch(
      changeMany({ products: [{ id }], change: { kind: 'onSale', onSale: isOn } }),
    );
    setBusy(false);
    const why =
      failureOf(outcome)?.message ??
      (changeMany.fulfilled.match(outcome) ? outcome.payload.results[0]?.why : undefined);
    if (why) showError(why);
    else showMessage(words.switched(name, isOn), () => void put(!isOn));
  }

  return (
    <>
      <span className={styles.stock}>
        <Switch
          // Drafts are never on sale, whatever the switch says.
          checked={onSale && status === 'published'}
          disabled={status !== 'published'}
          title={status === 'draft' ? words.draftSwitch : undefined}
          aria-busy={busy || undefined}
          aria-label={words.onSaleOf(name)}
          onChange={(event) => {
            if (!busy) void put(event.target.checked);
          }}
        />
        {unassignedStock !== undefined && status !== 'archived' && (
          <button
            type="button"
            className={styles.assign}
            aria-label={words.assignSizeOf(name, unassignedStock)}
            aria-haspopup="dialog"
            onClick={() => setCounting(true)}
          >
            {words.assignSize(unassignedStock)}
          </button>
        )}
        <button
          type="button"
          disabled={status === 'archived'}
          className={clsx(styles.value, styles.lastValue, isLow && styles.low, stock === 0 && styles.none)}
          aria-label={words.stockOf(name, stock)}
          aria-haspopup="dialog"
          onClick={() => setCounting(true)}
        >
          {stock}
        </button>
      </span>
      {isCounting && (
        <StockDialog product={product} showMessage={showMessage} onClose={() => setCounting(false)} />
      )}
    </>
  );
}
