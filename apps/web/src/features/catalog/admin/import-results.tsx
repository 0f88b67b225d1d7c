import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import {
  IMPORT_OUTCOMES,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from '@e-store/shared/catalog/product-columns';
import { paths } from '@e-store/shared/web-paths';
import { productImportMessages as messages } from '../../../messages/en/catalog/admin-product-import.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx';
import { MoreResults, ResultCounts } from '../../../ui/admin/result-counts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './import-results.module.css';

type Result = ProductImportResult;

const headingOf = (column: ProductColumn | undefined) =>
  PRODUCT_COLUMNS.find(({ name }) => name === column)?.heading;

type ImportResultsProps = { results: readonly Result[]; isDone: boolean; hasReceived: boolean };

export function ImportResults({ results, isDone, hasReceived }: ImportResultsProps) {
  const of = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome);
  const [created, changed, refused] = [of('created'), of('changed'), of('refused')];
  const noted = of('unchanged').filter((result) => result.notes.length > 0);
  return (
    <div className={styles.results}>
      <ResultCounts
        label={messages.summaryLabel}
        counts={IMPORT_OUTCOMES.map((outcome) => ({
          name: messages.outcomes[outcome][isDone ? 'done' : 'plan'],
          count: of(outcome).length,
        }))}
      />
      {refused.length > 0 && (
        <>
          <p className={adminStyles.quiet}>
            {hasReceived ? messages.problemsLeadReceived : messages.problemsLead}
          </p>
          <Rows label={messages.problems} columns={[line, product, problems]} rows={refused} />
        </>
      )}
      {changed.length > 0 && (
        <Rows label={messages.changes} columns={[line, product, changes]} rows={changed} />
      )}
      {noted.length > 0 && <Rows label={messages.unchanged} columns={[line, product, notes]} rows={noted} />}
      {created.length > 0 && (
        <MoreResults label={messages.others(created.length)} isOpen={changed.length === 0}>
          <Rows label={messages.news} columns={[line, product, contents]} rows={created} />
        </MoreResults>
      )}
    </div>
  );
}

const { heads } = messages;

const line: Column<Result> = { head: heads.line, narrow: 'more', renderCell: (row) => row.line };
const product: Column<Result> = {
  head: heads.product,
  narrow: 'lead',
  renderCell: ({ product: id, name }) =>
    id ? (
      <TextLink strong to={paths.editProduct(id)}>
        {name}
      </TextLink>
    ) : (
      <b>{name || '–'}</b>
    ),
};
const problems: Column<Result> = {
  head: heads.problems,
  narrow: 'grow',
  renderCell: (row) => (
    <ul className={styles.problems}>
      {row.problems.map(({ column, message }) => (
        <li key={`${column} ${message}`}>{[headingOf(column), message].filter(Boolean).join(': ')}</li>
      ))}
    </ul>
  ),
};
const changes: Column<Result> = {
  head: heads.changes,
  narrow: 'grow',
  renderCell: (row) => (
    <ul className={styles.problems}>
      {row.changes.map(({ column, before, after }) => (
        <li key={column} className={styles.change}>
          {messages.change(headingOf(column) ?? column, before, after)}
        </li>
      ))}
      <NoteItems of={row} />
    </ul>
  ),
};
const contents: Column<Result> = {
  head: heads.contents,
  narrow: 'grow',
  renderCell: (row) => (
    <ul className={styles.problems}>
      <li>
        {row.changes
          .map(({ column, after }) => messages.content(headingOf(column) ?? column, after))
          .join(' · ')}
      </li>
      <NoteItems of={row} />
    </ul>
  ),
};
const notes: Column<Result> = {
  head: heads.notes,
  narrow: 'grow',
  renderCell: (row) => row.notes.join(' '),
};

function NoteItems({ of }: { of: Result }) {
  return of.notes.map((note) => (
    <li key={note} className={adminStyles.quiet}>
      {note}
    </li>
  ));
}

function Rows(table: { label: string; columns: readonly Column<Result>[]; rows: readonly Result[] }) {
  return <DataTable {...table} idOf={(row) => String(row.line)} nameOf={({ name }) => name} />;
}
