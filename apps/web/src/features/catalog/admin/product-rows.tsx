import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import { productListMessages as words } from '../../../messages/en/catalog/admin-product-list.ts';
import { type RowSelection, type Column, DataTable } from '../../../ui/data-table.tsx';
import type { ShowMessage } from '../../../ui/use-toast.tsx';
import { PriceCell } from './price-cell.tsx';
import { ProductCell } from './product-cell.tsx';
import { RowActions } from './product-row-actions.tsx';
import { StockCell } from './stock-cell.tsx';

type ProductRowsProps = {
  products: readonly StaffProduct[];
  nameOfCategory: (key: string) => string;
  selection: RowSelection;
  showMessage: ShowMessage;
  showError: (message: string) => void;
};

export function ProductRows({
  products,
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
        <StockCell product={product} showMessage={showMessage} showError={showError} />
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
