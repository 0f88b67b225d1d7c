import { PRODUCT_COLUMNS } from '@e-store/shared/catalog/product-columns';
import { useSelector } from 'react-redux';
import { productImportMessages as messages } from '../../../messages/en/catalog/admin-product-import.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { MoreResults } from '../../../ui/admin/result-counts.tsx';
import { selectCategories } from './categories.slice.ts';

type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

export function ImportColumns() {
  const categories = useSelector(selectCategories).map(({ name }) => name);
  const columns: Column<ProductColumn>[] = [
    { head: messages.columnHeads.column, narrow: 'lead', renderCell: ({ heading }) => <b>{heading}</b> },
    {
      head: messages.columnHeads.meaning,
      narrow: 'grow',
      renderCell: ({ name }) =>
        name === 'category' ? messages.categoryNames(categories) : messages.columns[name],
    },
  ];
  return (
    <MoreResults label={messages.columnsTitle}>
      <p className={adminStyles.quiet}>{messages.columnsLead}</p>
      <DataTable
        label={messages.columnsTitle}
        columns={columns}
        rows={PRODUCT_COLUMNS}
        idOf={({ name }) => name}
        nameOf={({ heading }) => heading}
      />
    </MoreResults>
  );
}
