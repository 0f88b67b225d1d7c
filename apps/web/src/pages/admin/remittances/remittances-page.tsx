import { formatCash, formatCount } from '@e-store/shared/money';
import type { Remittance } from '@e-store/shared/cash/remittance-endpoints';
import { formatMoment } from '@e-store/shared/format-day';
import { useRevalidator } from 'react-router-dom';
import { CashTabs } from '../../../features/cash/admin/cash-tabs.tsx';
import { remittances } from '../../../features/cash/admin/cash.slice.ts';
import { courierOf, UndoRemittance } from '../../../features/cash/admin/undo-remittance.tsx';
import { cashMessages } from '../../../messages/en/cash.ts';
import { recordedRemittanceMessages as messages } from '../../../messages/en/remittances.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';

export function Component() {
  const { revalidate } = useRevalidator();
  const { showMessage, toast } = useToast();
  const onUndone = () => {
    showMessage(messages.done);
    void revalidate();
  };
  return (
    <>
      <AdminPageHeader title={cashMessages.title} documentTitle={messages.title} />
      <CashTabs here="recorded" />
      <p className={adminStyles.quiet}>{messages.lead}</p>
      <PagedTable
        of={remittances}
        rowsOf={(list) => list.remittances}
        messages={messages}
        columns={columnsOf(onUndone)}
        idOf={({ _id }) => _id}
        nameOf={courierOf}
      />
      {toast}
    </>
  );
}

const { columns: heads } = messages;

const columnsOf = (onUndone: () => void): Column<Remittance>[] => [
  {
    head: heads.courier,
    narrow: 'lead',
    renderCell: (remittance) => {
      const courier = courierOf(remittance);
      const { until } = remittance;
      return <b>{until === undefined ? courier : messages.receivedUpTo(courier, until)}</b>;
    },
  },
  { head: heads.when, narrow: 'grow', renderCell: ({ at }) => formatMoment(at) },
  { head: heads.by, narrow: 'more', renderCell: ({ by }) => by },
  {
    head: heads.orders,
    align: 'end',
    narrow: 'more',
    renderCell: ({ orders }) => formatCount(orders),
  },
  { head: heads.amount, align: 'end', renderCell: ({ amount }) => formatCash(amount) },
  {
    head: heads.undo,
    renderCell: (remittance) => <UndoRemittance remittance={remittance} onUndone={onUndone} />,
  },
];
