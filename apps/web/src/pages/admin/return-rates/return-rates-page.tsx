import {
  RETURN_RATE_GROUPS,
  type ReturnRate,
  type ReturnRateGroup,
} from '@e-store/shared/cash/return-rates-endpoints';
import { formatRupees } from '@e-store/shared/money';
import { paths } from '@e-store/shared/web-paths';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { CashTabs } from '../../../features/cash/admin/cash-tabs.tsx';
import { ReturnCosts } from '../../../features/cash/admin/return-costs.tsx';
import { returnRateQuery, returnRates } from '../../../features/cash/admin/cash.slice.ts';
import { cashMessages, returnRateMessages as messages } from '../../../messages/en/cash.ts';
import { AdminPageHeader, AdminTabs } from '../../../ui/admin/admin-page-header.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { isPeriodRefused, PeriodForm } from '../../../ui/admin/period-form.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const found = useSelector(returnRates.select);
  const failure = useSelector(returnRates.selectError);
  const all = failure ? undefined : found?.all;
  const { from, to, by = 'zone' } = returnRateQuery(search);
  return (
    <>
      <AdminPageHeader title={cashMessages.title} documentTitle={messages.title} />
      <CashTabs here="returnRates" />
      <PeriodForm
        action={paths.returnRates()}
        messages={messages}
        from={from}
        to={to}
        preserved={{ by }}
        failure={failure}
      />
      <AdminTabs
        label={messages.groupsLabel}
        parts={RETURN_RATE_GROUPS.map((group) => ({
          label: messages.groups[group],
          to: paths.returnRates({ from, to, by: group }),
          isHere: group === by,
        }))}
      />
      <p className={adminStyles.quiet}>{messages.lead}</p>
      {all && all.shipped > 0 && (
        <p>
          {messages.all(
            all.shipped,
            {
              failed: messages.rate(all.failed, all.shipped),
              refused: messages.rate(all.refused, all.shipped),
              notReached: messages.rate(all.notReached, all.shipped),
              returned: messages.rate(all.returned, all.shipped),
            },
            formatRupees(all.returnCost),
          )}
        </p>
      )}
      {!isPeriodRefused(failure) && (
        <PagedTable
          of={returnRates}
          rowsOf={({ rows }) => rows}
          messages={messages}
          columns={columnsOf(by)}
          idOf={({ key }) => key}
          nameOf={({ label }) => label}
        />
      )}
      {found && <ReturnCosts couriers={found.couriers} />}
    </>
  );
}

const NAMES: Record<ReturnRateGroup, (row: ReturnRate) => ReactNode> = {
  zone: ({ label }) => label,
  product: ({ key, label }) => (
    <TextLink strong to={paths.editProduct(key)}>
      {label}
    </TextLink>
  ),
  customer: ({ key, label }) => (
    <TextLink strong to={paths.customer(key)}>
      {label}
    </TextLink>
  ),
  method: ({ label }) => messages.methods[label] ?? label,
};

const RATES = ['failed', 'refused', 'notReached', 'returned'] as const;

const columnsOf = (by: ReturnRateGroup): Column<ReturnRate>[] => [
  { head: messages.heads[by], narrow: 'lead', renderCell: NAMES[by] },
  { head: messages.shipped, align: 'end', narrow: 'more', renderCell: ({ shipped }) => shipped },
  ...RATES.map((rate): Column<ReturnRate> => ({
    head: messages[rate],
    align: 'end',
    narrow: 'more',
    renderCell: (row) => messages.rate(row[rate], row.shipped),
  })),
  {
    head: messages.returnCost,
    align: 'end',
    narrow: 'more',
    renderCell: ({ returnCost }) => formatRupees(returnCost),
  },
];
