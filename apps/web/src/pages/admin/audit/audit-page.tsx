import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { auditMessages as messages } from '../../../messages/en/staff/audit.ts';
import { deadMailMessages } from '../../../messages/en/operations/mails.ts';
import { productListMessages } from '../../../messages/en/catalog/admin-product-list.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import type { Column } from '../../../ui/admin/data-table.tsx';
import {
  type BulkFailures,
  BulkFailuresDialog,
  toRestoreFailures,
} from '../../../features/catalog/admin/bulk-failures-dialog.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { auditTrail } from '../../../features/staff/admin/audit.slice.ts';
import { describeFields } from '../../../features/staff/admin/describe-fields.ts';
import { revertPrices } from '../../../features/catalog/admin/staff-products.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { staffMembers } from '../../../features/staff/admin/staff-members.slice.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from '../../../ui/admin/admin.module.css';

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
      <AdminPageHeader title={messages.title}>
        <output className={styles.count}>{list && !error ? messages.count(list.total) : ''}</output>
      </AdminPageHeader>
      <p className={styles.quiet}>{messages.lead}</p>
      <AuditTools search={search} />
      <PagedTable
        of={auditTrail}
        rowsOf={(found) => found.entries}
        messages={messages}
        showAllTo={search.size > 0 ? paths.audit() : undefined}
        columns={columnsOf(busy, (entry) => void putBack(entry))}
        idOf={({ _id }) => _id}
        nameOf={({ what }) => what}
      />
      {notChanged && <BulkFailuresDialog {...notChanged} onClose={() => setNotChanged(undefined)} />}
      {toast}
    </>
  );
}

const labelOf = ({ kind, label }: AuditEntry['subject']) =>
  kind === 'mail' ? deadMailMessages.labelOf(label) : label;

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
          aria-label={messages.only(labelOf(subject))}
          className={styles.quiet}
        >
          {labelOf(subject)}
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

const FILTERS = ['by', 'kind', 'from', 'to'] as const;

function AuditTools({ search }: { search: URLSearchParams }) {
  const staff = useSelector(staffMembers.select)?.staff ?? [];
  const set = (name: (typeof FILTERS)[number]) => search.get(name) ?? '';
  return (
    <ListToolbar
      action={paths.audit()}
      preservedParams={{ id: search.get('id') ?? undefined }}
      filtersSet={FILTERS.filter((name) => set(name) !== '').length}
      clearTo={paths.audit()}
      filter={<Fields key={`${search.toString()} ${staff.length}`} set={set} staff={staff} />}
    />
  );
}

type FieldsProps = {
  set: (name: (typeof FILTERS)[number]) => string;
  staff: readonly { _id: string; firstname: string; lastname: string }[];
};

function Fields({ set, staff }: FieldsProps) {
  return (
    <>
      <SelectField
        label={messages.who}
        name="by"
        defaultValue={set('by')}
        any={messages.anybody}
        options={staff.map(({ _id, firstname, lastname }) => [_id, `${firstname} ${lastname}`])}
      />
      <SelectField
        label={messages.kind}
        name="kind"
        defaultValue={set('kind')}
        any={messages.anything}
        options={Object.entries(messages.kinds)}
      />
      <Field label={messages.from} name="from" type="date" defaultValue={set('from')} />
      <Field label={messages.to} name="to" type="date" defaultValue={set('to')} />
    </>
  );
}
