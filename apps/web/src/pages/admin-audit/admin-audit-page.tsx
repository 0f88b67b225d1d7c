import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { auditWords as words } from '../../content/dash-audit.ts';
import { productListWords } from '../../content/dash-products.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import type { Column } from '../../features/admin/components/data-table.tsx';
import {
  type NotChanged,
  NotChangedDialog,
  notPutBack,
} from '../../features/admin/components/not-changed-dialog.tsx';
import { PagedTable } from '../../features/admin/components/paged-table.tsx';
import styles from '../../features/admin/components/people.module.css';
import { auditTrail } from '../../features/admin/people/audit.slice.ts';
import { describeFields } from '../../features/admin/people/describe-fields.ts';
import { putPricesBack } from '../../features/admin/staff-products.slice.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { formatMoment } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AuditTools } from './audit-tools.tsx';

const PRICES = ['product.priced', 'product.pricePutBack'];

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { say, complain, said } = useSaid();
  const [notChanged, setNotChanged] = useState<NotChanged>();
  const [busy, setBusy] = useState<string>();
  const list = useSelector(auditTrail.select);
  const error = useSelector(auditTrail.selectError);
  const isLoading = useSelector(auditTrail.selectLoading);

  async function putBack(entry: string): Promise<void> {
    setBusy(entry);
    const sent = await dispatch(putPricesBack(entry));
    setBusy(undefined);
    if (!putPricesBack.fulfilled.match(sent)) return complain(failureOf(sent)?.message ?? '');
    const { results } = sent.payload;
    const refused = notPutBack(results);
    if (refused) setNotChanged(refused);
    else say(productListWords.pricesBack(results.length));
    return revalidate();
  }

  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title}>
        <output className={styles.count}>{list && !error ? words.count(list.total) : ''}</output>
      </DashHead>
      <p className={styles.quiet}>{words.lead}</p>
      <AuditTools search={search} />
      <PagedTable
        label={words.title}
        columns={columnsOf(busy, (entry) => void putBack(entry))}
        list={list}
        rows={list?.entries}
        idOf={({ _id }) => _id}
        nameOf={({ what }) => what}
        isBusy={isLoading}
        loading={words.loading}
        failure={error?.message}
        empty={search.size > 0 ? words.noneFound : words.none}
        all={search.size > 0 ? { words: words.showAll, to: paths.audit() } : undefined}
      />
      {notChanged && <NotChangedDialog {...notChanged} onClose={() => setNotChanged(undefined)} />}
      {said}
    </>
  );
}

const { columns } = words;
const columnsOf = (busy: string | undefined, onPutBack: (entry: string) => void): Column<AuditEntry>[] => [
  {
    head: columns.what,
    narrow: 'lead',
    renderCell: ({ what, subject }) => (
      <span className={styles.stack}>
        <span className={styles.name}>{words.whatOf(what)}</span>
        <Link
          to={paths.audit({ kind: subject.kind, id: subject.id })}
          aria-label={words.only(subject.label)}
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
          <span key={line} className={styles.words}>
            {line}
          </span>
        ))}
        {PRICES.includes(entry.what) && (
          <span>
            <Button
              kind="ghost"
              size="compact"
              busy={busy === entry._id}
              aria-label={words.putBackOf(entry.subject.label)}
              onClick={() => onPutBack(entry._id)}
            >
              {words.putBack}
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
        <Link to={paths.audit({ by: by._id })} aria-label={words.only(by.name)}>
          {by.name}
        </Link>
        <span className={styles.quiet}>{role}</span>
      </span>
    ),
  },
  { head: columns.when, renderCell: ({ at }) => <span className={styles.nowrap}>{formatMoment(at)}</span> },
];
