import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { auditWords as words } from '../../content/dash-audit.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import type { Column } from '../../features/admin/components/data-table.tsx';
import { PagedTable } from '../../features/admin/components/paged-table.tsx';
import styles from '../../features/admin/components/people.module.css';
import { auditTrail } from '../../features/admin/people/audit.slice.ts';
import { describeFields } from '../../features/admin/people/describe-fields.ts';
import { formatMoment } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { AuditTools } from './audit-tools.tsx';

/** What staff changed: who, what, from what to what, when. It is read, and nothing else. */
export function Component() {
  const [search] = useSearchParams();
  const list = useSelector(auditTrail.select);
  const error = useSelector(auditTrail.selectError);
  const isLoading = useSelector(auditTrail.selectLoading);
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
        columns={COLUMNS}
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
    </>
  );
}

const { columns } = words;
const COLUMNS: Column<AuditEntry>[] = [
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
