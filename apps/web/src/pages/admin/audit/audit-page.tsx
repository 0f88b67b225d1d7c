import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { auditMessages as messages } from '../../../messages/en/staff/audit.ts';
import { productListMessages } from '../../../messages/en/catalog/admin-product-list.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import type { Column } from '../../../ui/admin/data-table.tsx';
import {
  type BulkFailures,
  BulkFailuresDialog,
  toRestoreFailures,
} from '../../../features/catalog/admin/bulk-failures-dialog.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { auditTrail } from '../../../features/staff/admin/audit.slice.ts';
import { describeFields } from '../../../features/staff/admin/describe-fields.ts';
import { revertPrices } from '../../../features/catalog/admin/staff-products.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuditTools } from '../../../features/staff/admin/audit-tools.tsx';

const PRICES = ['product.priced', 'product.pricePutBack'];

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { showMessage, showError, toast } = useToast();
  const [notChanged, setNotChanged] = useState<BulkFailures>();
  const [busy, setBusy] = useState<string>();
  const list = useSelector(auditTrail.select);
  const error = useSelector(auditTrail.selectError);
  const isLoading = useSelector(auditTrail.selectLoading);

  async function putBack(entry: string): Promise<void> {
    setBusy(entry);
    const sent = await dispatch(revertPrices({ entry }));
    setBusy(undefined);
    if (!revertPrices.fulfilled.match(sent)) return showError(failureOf(sent)?.message ?? '');
    const { results } = sent.payload;
    const refused = toRestoreFailures(results);
    if (refused) setNotChanged(refused);
    else showMessage(productListMessages.pricesBack(results.length));
    return revalidate();
  }

  return (
    <>
      <title>{adminTitle(messages.title)}</title>
      <AdminPageHeader title={messages.title}>
        <output className={styles.count}>{list && !error ? messages.count(list.total) : ''}</output>
      </AdminPageHeader>
      <p className={styles.quiet}>{messages.lead}</p>
      <AuditTools search={search} />
      <PagedTable
        label={messages.title}
        columns={columnsOf(busy, (entry) => void putBack(entry))}
        list={list}
        rows={list?.entries}
        idOf={({ _id }) => _id}
        nameOf={({ what }) => what}
        isBusy={isLoading}
        loading={messages.loading}
        failure={error?.message}
        empty={search.size > 0 ? messages.noneFound : messages.none}
        all={search.size > 0 ? { words: messages.showAll, to: paths.audit() } : undefined}
      />
      {notChanged && <BulkFailuresDialog {...notChanged} onClose={() => setNotChanged(undefined)} />}
      {toast}
    </>
  );
}

const { columns } = messages;
const columnsOf = (busy: string | undefined, onPutBack: (entry: string) => void): Column<AuditEntry>[] => [
  {
    head: columns.what,
    narrow: 'lead',
    renderCell: ({ what, subject }) => (
      <span className={styles.stack}>
        <span className={styles.name}>{messages.whatOf(what)}</span>
        <Link
          to={paths.audit({ kind: subject.kind, id: subject.id })}
          aria-label={messages.only(subject.label)}
          className={styles.quiet}
        >
          {subject.label}
        </Link>
      </span>
    ),
  },
  {
    head: columns.change,
    narrow: 'lead',
    renderCell: (entry) => (
      <span className={styles.stack}>
        {describeFields(entry).map((line) => (
          <span key={line} className={styles.text}>
            {line}
          </span>
        ))}
        {PRICES.includes(entry.what) && (
          <span>
            <Button
              kind="ghost"
              size="compact"
              busy={busy === entry._id}
              aria-label={messages.putBackOf(entry.subject.label)}
              onClick={() => onPutBack(entry._id)}
            >
              {messages.putBack}
            </Button>
          </span>
        )}
      </span>
    ),
  },
  {
    head: columns.who,
    narrow: 'grow',
    renderCell: ({ by, role }) => (
      <span className={styles.stack}>
        <Link to={paths.audit({ by: by._id })} aria-label={messages.only(by.name)}>
          {by.name}
        </Link>
        <span className={styles.quiet}>{role}</span>
      </span>
    ),
  },
  { head: columns.when, renderCell: ({ at }) => <span className={styles.nowrap}>{formatMoment(at)}</span> },
];
