import type { CourierCash } from '@e-store/shared/cash/endpoints';
import { type CashAge, CASH_AGE_KEYS } from '@e-store/shared/cash/remittance';
import { formatCash } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import { owedCashMessages as messages } from '../../../messages/en/cash.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { Link } from '../../../ui/link.tsx';

/** Each sum opens its orders. */
export function OwedByCourier({ couriers }: { couriers: readonly CourierCash[] }) {
  return (
    <DataTable
      label={messages.couriers}
      columns={columns}
      rows={couriers.filter(({ owed }) => owed > 0)}
      idOf={({ name }) => name}
      nameOf={({ name }) => name}
    />
  );
}

const columns: Column<CourierCash>[] = [
  {
    head: messages.columns.courier,
    narrow: 'lead',
    renderCell: ({ name }) => (
      <Link to={paths.cash({ courier: name })} className={adminStyles.aside}>
        {name}
      </Link>
    ),
  },
  ...CASH_AGE_KEYS.map((key): Column<CourierCash> => ({
    head: messages.ages[key],
    align: 'end',
    narrow: 'more',
    renderCell: (row) => <OwedOfAge courier={row} age={key} />,
  })),
  {
    head: messages.columns.total,
    align: 'end',
    renderCell: ({ owed, orders }) => (
      <span>
        <b>{formatCash(owed)}</b> ({messages.orders(orders)})
      </span>
    ),
  },
];

function OwedOfAge({ courier, age }: { courier: CourierCash; age: CashAge }) {
  const owed = courier.ages.find((one) => one.age === age)?.owed ?? 0;
  if (owed === 0) return '–';
  return (
    <Link to={paths.cash({ courier: courier.name, age })} className={adminStyles.aside}>
      {formatCash(owed)}
    </Link>
  );
}
