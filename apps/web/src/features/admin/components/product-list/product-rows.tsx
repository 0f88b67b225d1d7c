import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import { productListWords as words } from '../../../../content/dash-products.ts';
import { type Choosing, type Column, DataTable } from '../data-table.tsx';
import type { Say } from '../../use-said.tsx';
import { PriceCell } from './price-cell.tsx';
import { ProductCell } from './product-cell.tsx';
import { RowActions } from './row-actions.tsx';
import { StockCell } from './stock-cell.tsx';

type ProductRowsProps = {
  products: readonly StaffProduct[];
  nameOfCategory: (key: string) => string;
  choosing: Choosing;
  say: Say;
  complain: (message: string) => void;
};

export function ProductRows({ products, nameOfCategory, choosing, say, complain }: ProductRowsProps) {
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
      renderCell: (product) => <StockCell product={product} say={say} complain={complain} />,
    },
    {
      head: heads.price,
      align: 'end',
      renderCell: (product) => <PriceCell product={product} say={say} complain={complain} />,
    },
    {
      head: heads.actions,
      align: 'end',
      renderCell: (product) => <RowActions product={product} say={say} complain={complain} />,
    },
  ];
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={products}
      idOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      choosing={choosing}
    />
  );
}
