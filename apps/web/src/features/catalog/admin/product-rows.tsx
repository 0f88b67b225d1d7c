import type { StaffProduct } from '@e-store/shared/catalog/product';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { type RowSelection, type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import type { ShowMessage } from '../../../ui/admin/use-toast.tsx';
import { PriceCell } from './price-cell.tsx';
import { RowActions } from './product-row-actions.tsx';
import { StockCell } from './stock-cell.tsx';
import { paths } from '@e-store/shared/web-paths';
import { Picture } from '../../../ui/picture.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
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
  const { _id, name, brand, sizes, images, status } = product;
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
          {status !== 'published' && <b className={styles.state}>{words.statuses[status]}</b>}
          {[brand, range].filter(Boolean).join(' · ')}
          <span className={styles.category}>{` · ${category}`}</span>
        </span>
      </span>
    </div>
  );
}
