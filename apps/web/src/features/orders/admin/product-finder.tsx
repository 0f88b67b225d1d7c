import type { StaffProduct } from '@e-store/shared/catalog/product';
import { formatRupees } from '@e-store/shared/money';
import { useState } from 'react';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { newStaffOrderMessages as messages } from '../../../messages/en/orders/new-staff-order.ts';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Field } from '../../../ui/field.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { findProducts } from './new-staff-order.slice.ts';
import type { NewOrderLine } from './new-order-form.ts';
import styles from './new-order.module.css';

type Found = ApiResponse<'GET /admin/products'>;
type Add = (line: Omit<NewOrderLine, 'quantity'>) => void;

const RESULTS_MAX = 8;

export function ProductFinder({ onAdd }: { onAdd: Add }) {
  const dispatch = useAppDispatch();
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<Found & { keyword: string }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function search() {
    const wanted = keyword.trim();
    if (wanted === '' || busy) return;
    setBusy(true);
    setFailure(undefined);
    const query = {
      keyword: wanted,
      status: 'published',
      onSale: 'true',
      limit: String(RESULTS_MAX),
    } as const;
    const outcome = await dispatch(findProducts(query));
    setBusy(false);
    setFailure(failureOf(outcome)?.message);
    setFound(findProducts.fulfilled.match(outcome) ? { ...outcome.payload, keyword: wanted } : undefined);
  }

  return (
    <Panel title={messages.find}>
      <form
        role="search"
        noValidate
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <Field
          label={messages.search}
          type="search"
          value={keyword}
          maxLength={64}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setKeyword(target.value)}
        />
        <Button type="submit" kind="ghost" busy={busy}>
          {messages.searchFor}
        </Button>
      </form>
      {failure && <ErrorPanel message={failure} onRetry={() => void search()} />}
      {busy && !found && <ListSkeleton label={messages.searching} />}
      {found?.total === 0 && <p role="status">{messages.noneFound}</p>}
      {found && found.total > 0 && (
        <ul className={styles.rows} aria-label={messages.find}>
          {found.products.map((product) => (
            <FoundProduct key={product._id} product={product} keyword={found.keyword} onAdd={onAdd} />
          ))}
        </ul>
      )}
      {found && found.total > found.products.length && (
        <p className={styles.quiet}>{messages.more(found.products.length, found.total)}</p>
      )}
    </Panel>
  );
}

type FoundProductProps = { product: StaffProduct; keyword: string; onAdd: Add };

function FoundProduct({ product, keyword, onAdd }: FoundProductProps) {
  const { _id, name, price, sizes, sizeSkus, stock, images } = product;
  const inStock = sizes.filter((each) => each.stock > 0);
  const found = sizeSkus?.find(({ sku }) => sku.toLowerCase() === keyword.toLowerCase());
  const wanted = inStock.some(({ size }) => size === found?.size) ? found : undefined;
  const sku = wanted?.sku ?? product.sku;
  const line = { product: _id, name, image: images[0]?.url ?? '' };
  return (
    <li className={styles.row}>
      <Thumbnail src={line.image} className={styles.picture} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>{[sku, formatRupees(price)].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={styles.sizes}>
        {found && !wanted && stock > 0 && (
          <span className={styles.quiet}>{messages.soldOutSize(found.size)}</span>
        )}
        {inStock.map(({ size, stock: left }) => (
          <Button
            key={size}
            kind={size === wanted?.size ? 'primary' : 'ghost'}
            aria-current={size === wanted?.size || undefined}
            size="compact"
            aria-label={`${messages.addSize(size, left)}: ${messages.addProduct(name, size)}`}
            onClick={() => onAdd({ ...line, size })}
          >
            {messages.addSize(size, left)}
          </Button>
        ))}
        {sizes.length === 0 && stock > 0 && (
          <Button
            kind="ghost"
            size="compact"
            aria-label={messages.addProduct(name, undefined)}
            onClick={() => onAdd(line)}
          >
            {messages.add}
          </Button>
        )}
        {stock === 0 && <span className={styles.quiet}>{messages.soldOut}</span>}
      </div>
    </li>
  );
}
