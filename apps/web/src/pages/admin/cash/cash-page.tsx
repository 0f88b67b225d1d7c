import type { OwedCash } from '@e-store/shared/cash/endpoints';
import { CASH_AGE_KEYS } from '@e-store/shared/cash/remittance';
import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { formatCash } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { CashTabs } from '../../../features/cash/admin/cash-tabs.tsx';
import { cashQuery, owedCash } from '../../../features/cash/admin/cash.slice.ts';
import { OwedByCourier } from '../../../features/cash/admin/owed-by-courier.tsx';
import { ReceivedCash } from '../../../features/cash/admin/received-cash.tsx';
import { RemittanceMatch } from '../../../features/cash/admin/remittance-match.tsx';
import { cashMessages, owedCashMessages as messages } from '../../../messages/en/cash.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { orderColumn } from '../../../features/orders/admin/order-column.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Link } from '../../../ui/link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { showMessage, toast } = useToast();
  const onReceived = (message: string) => {
    showMessage(message);
    void revalidate();
  };
  const couriers = useSelector(owedCash.select)?.couriers ?? [];
  const query = cashQuery(search);
  const age = CASH_AGE_KEYS.find((key) => key === query.age);
  const isFiltered = query.courier !== undefined || age !== undefined;
  return (
    <>
      <AdminPageHeader title={cashMessages.title} />
      <CashTabs here="owed" />
      <p className={adminStyles.quiet}>{messages.lead}</p>
      {couriers.some(({ owed }) => owed > 0) && <OwedByCourier couriers={couriers} />}
      <RemittanceMatch couriers={couriers} onRecorded={() => void revalidate()} />
      {couriers.some(({ owed }) => owed > 0) && <ReceivedCash couriers={couriers} onReceived={onReceived} />}
      {isFiltered && (
        <p>
          {messages.of(query.courier, age)}{' '}
          <Link to={paths.cash()} className={adminStyles.aside}>
            {messages.showAll}
          </Link>
        </p>
      )}
      <PagedTable
        of={owedCash}
        rowsOf={({ orders }) => orders}
        messages={messages}
        showAllTo={isFiltered ? paths.cash() : undefined}
        columns={columns}
        idOf={({ order }) => order}
        nameOf={({ number }) => number}
      />
      {toast}
    </>
  );
}

const { columns: heads } = messages;

const columns: Column<OwedCash>[] = [
  orderColumn(heads.order),
  { head: heads.courier, narrow: 'grow', renderCell: ({ courier }) => courier },
  { head: heads.tracking, narrow: 'more', renderCell: ({ tracking }) => tracking ?? '–' },
  {
    head: heads.delivered,
    narrow: 'more',
    renderCell: ({ deliveredAt, days }) => `${formatDay(indiaDay(deliveredAt))}, ${messages.days(days)}`,
  },
  {
    head: heads.collected,
    align: 'end',
    narrow: 'hidden',
    renderCell: ({ collected }) => formatCash(collected),
  },
  {
    head: heads.remitted,
    align: 'end',
    narrow: 'hidden',
    renderCell: ({ remitted }) => (remitted === 0 ? '–' : formatCash(remitted)),
  },
  { head: heads.owed, align: 'end', renderCell: ({ owed }) => formatCash(owed) },
];
