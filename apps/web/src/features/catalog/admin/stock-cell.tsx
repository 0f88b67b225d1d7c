import type { StaffProduct } from '@e-store/shared/catalog/product';
import { isLowOnStock } from '@e-store/shared/catalog/stock-rules';
import { clsx } from 'clsx';
import { useState } from 'react';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Switch } from '../../../ui/switch.tsx';
import { changeMany } from './staff-products.slice.ts';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import { StockDialog } from './stock-dialog.tsx';
import styles from './product-list.module.css';

type StockCellProps = {
  product: StaffProduct;
  /** Low-stock threshold of the store settings, in units of a size. */
  lowStock: number;
  showMessage: ShowMessage;
  showError: (message: string) => void;
};

/** STOCK switch of the spec, and the stock, which opens a stock count. */
export function StockCell({ product, lowStock, showMessage, showError }: StockCellProps) {
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
