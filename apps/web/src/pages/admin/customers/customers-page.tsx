import { CUSTOMER_SORTS } from '@e-store/shared/customers/customer-sorts';
import type { CustomerRow } from '@e-store/shared/customers/customer';
import { formatRupees } from '@e-store/shared/money';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  addCustomerMessages,
  customerMessages as messages,
  requestMessages,
} from '../../../messages/en/customers/admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { AddCustomerDialog } from '../../../features/customers/admin/add-customer-dialog.tsx';
import { customerQuery, customers } from '../../../features/customers/admin/customers.slice.ts';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export function Component() {
  const [search] = useSearchParams();
  const list = useSelector(customers.select);
  const error = useSelector(customers.selectError);
  const keyword = search.get('keyword')?.trim() ?? '';
  const sort = search.get('sort') ?? CUSTOMER_SORTS[0];
  const { from, to } = customerQuery(search);
  const { state } = useLocation() as { state: { hasErased?: boolean } | null };
  const hasErased = state?.hasErased === true;
  const navigate = useNavigate();
  const { showMessage, toast } = useToast();
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    if (!hasErased) return;
    showMessage(requestMessages.erased);
    // Not again after a reload.
    void navigate(paths.customers(), { replace: true });
  }, [hasErased, showMessage, navigate]);
  const days = { ...(from && { from }), ...(to && { to }) };
  return (
    <>
      <AdminPageHeader title={messages.title}>
        <output className={styles.count}>{list && !error ? messages.count(list.total) : ''}</output>
        <Button size="compact" onClick={() => setAdding(true)}>
          {addCustomerMessages.open}
        </Button>
      </AdminPageHeader>
      <ListToolbar
        action={paths.customers()}
        search={{ label: messages.search, keyword }}
        preservedParams={{ sort: sort === CUSTOMER_SORTS[0] ? undefined : sort, ...days }}
        tabs={{
          label: messages.sort,
          entries: CUSTOMER_SORTS.map((key) => ({
            label: messages.sorts[key],
            to: withQuery(paths.customers(), {
              keyword,
              ...days,
              sort: key === CUSTOMER_SORTS[0] ? undefined : key,
            }),
            isHere: key === sort,
          })),
        }}
      />
      {(from ?? to) && (
        <p>
          {messages.registered(from && formatDayOfYear(from), to && formatDayOfYear(to))}{' '}
          <TextLink to={paths.customers()}>{messages.showAll}</TextLink>
        </p>
      )}
      <PagedTable
        of={customers}
        rowsOf={(found) => found.customers}
        messages={messages}
        showAllTo={keyword ? paths.customers() : undefined}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
        nameOf={nameOf}
      />
      {isAdding && (
        <AddCustomerDialog
          searched={list?.total === 0 ? keyword : ''}
          onAdded={({ _id }) => void navigate(paths.customer(_id))}
          onClose={() => setAdding(false)}
        />
      )}
      {toast}
    </>
  );
}

const nameOf = ({ firstname, lastname }: CustomerRow) => `${firstname} ${lastname}`;
const dayOf = (moment: string) => formatDayOfYear(indiaDay(moment));

const { columns } = messages;
const COLUMNS: Column<CustomerRow>[] = [
  {
    head: columns.customer,
    narrow: 'lead',
    renderCell: (customer) => (
      <span className={styles.stack}>
        <Link to={paths.customer(customer._id)} className={styles.name}>
          {nameOf(customer)}
        </Link>
        <span className={styles.quiet}>{customer.email}</span>
      </span>
    ),
  },
  { head: columns.phone, narrow: 'grow', renderCell: ({ mobile }) => mobile },
  {
    head: columns.since,
    narrow: 'hidden',
    renderCell: ({ createdAt }) => <span className={styles.day}>{dayOf(createdAt)}</span>,
  },
  {
    head: columns.last,
    narrow: 'hidden',
    renderCell: ({ figures: { lastOrderAt } }) => (
      <span className={styles.day}>{lastOrderAt ? dayOf(lastOrderAt) : messages.never}</span>
    ),
  },
  {
    head: columns.orders,
    align: 'end',
    narrow: 'hidden',
    renderCell: ({ figures: stats }) => stats.orders,
  },
  { head: columns.spent, align: 'end', renderCell: ({ figures: stats }) => formatRupees(stats.spent) },
];
