import type { StockMovement } from '@e-store/shared/catalog/stock-history-endpoints';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { useSelector } from 'react-redux';
import { stockHistory } from '../../../features/catalog/admin/staff-product.slice.ts';
import { productListMessages } from '../../../messages/en/catalog/admin-product-list.ts';
import { stockHistoryMessages as messages } from '../../../messages/en/catalog/admin-stock-history.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export function Component() {
  const product = useSelector(stockHistory.select)?.product;
  const title = product ? messages.titleOf(product.name) : messages.title;
  return (
    <>
      <AdminPageHeader title={title}>
        {product && (
          <ButtonLink kind="ghost" size="compact" to={paths.editProduct(product._id)}>
            {messages.back}
          </ButtonLink>
        )}
      </AdminPageHeader>
      {product && <p className={adminStyles.quiet}>{messages.lead(product.stock)}</p>}
      <PagedTable
        of={stockHistory}
        rowsOf={(list) => list.movements}
        messages={messages}
        columns={columns}
        idOf={({ _id }) => _id}
        nameOf={describe}
      />
    </>
  );
}

function describe({ reason, cause, isReversal }: StockMovement): string {
  const what = cause ? productListMessages.causes[cause] : messages.reasons[reason];
  return isReversal ? messages.takenBack(what) : what;
}

const { columns: heads } = messages;

const columns: Column<StockMovement>[] = [
  { head: heads.when, narrow: 'more', renderCell: ({ at }) => formatMoment(at) },
  {
    head: heads.what,
    narrow: 'lead',
    renderCell: (movement) =>
      movement.order ? (
        <TextLink strong to={paths.staffOrder(movement.order)}>
          {describe(movement)}
        </TextLink>
      ) : (
        <b>{describe(movement)}</b>
      ),
  },
  { head: heads.size, narrow: 'grow', renderCell: ({ size }) => size ?? '–' },
  { head: heads.units, align: 'end', renderCell: ({ units }) => messages.units(units) },
  { head: heads.by, narrow: 'more', renderCell: ({ by }) => by ?? '–' },
  {
    head: heads.note,
    narrow: 'more',
    renderCell: ({ note, deliveryNote }) =>
      deliveryNote ? messages.deliveryNote(deliveryNote) : (note ?? '–'),
  },
];
