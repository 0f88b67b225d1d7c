import { clsx } from 'clsx';
import type { StatementColumns, StatementResult } from '@e-store/shared/payments/endpoints';
import { formatCash } from '@e-store/shared/money';
import { STATEMENT_ROWS_MAX } from '@e-store/shared/payments/statement';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { CsvFile } from '../../../lib/read-csv.ts';
import { statementMessages as messages } from '../../../messages/en/bank-statements.ts';
import { FileField } from '../../../ui/admin/file-field.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { RowProgress } from '../../../ui/admin/row-progress.tsx';
import { useSentRows } from '../../../ui/admin/use-sent-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { matchStatement } from './payments.slice.ts';
import {
  chooseAmountColumn,
  leftOutLines,
  nameAmountColumn,
  readCredits,
  readStatement,
  type StatementRow,
} from './read-statement.ts';
import {
  type CheckedStatement,
  MatchedRows,
  isMatched,
  StatementSummary,
  UnconfirmedRows,
} from './statement-results.tsx';
import adminStyles from '../../../ui/admin/admin.module.css';
import styles from './statement-match.module.css';

const CONFIRMED_ROWS_MAX = 50;

const sumOf = (results: readonly StatementResult[]) =>
  formatCash(results.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0));

function nameRepeats(results: readonly StatementResult[]): StatementResult[] {
  const firstLines = new Map<string, number>();
  return results.map((result) => {
    const { outcome, order, reference, line = 0 } = result;
    const key = `${order} ${reference}`;
    const first = firstLines.get(key);
    if (first !== undefined && ['matched', 'recorded'].includes(outcome))
      return { ...result, outcome: 'recorded', message: messages.repeats(first) };
    if (isMatched(result)) firstLines.set(key, line);
    return result;
  });
}

/** Confirms payments by a bank's CSV file, after staff saw which. */
export function StatementMatch({
  known,
  onMatched,
}: {
  known: readonly StatementColumns[];
  onMatched: () => void;
}) {
  const dispatch = useAppDispatch();
  const [statement, setStatement] = useState<CsvFile>();
  const [column, setColumn] = useState(0);
  const { send, stop, progress, failure, setFailure } = useSentRows(STATEMENT_ROWS_MAX);
  const [checked, setChecked] = useState<CheckedStatement>();
  const summary = useRef<HTMLDivElement>(null);
  const isConfirmed = checked?.isConfirmed === true;
  useEffect(() => {
    if (isConfirmed) summary.current?.focus();
  }, [isConfirmed]);
  const isSending = progress !== undefined;
  const credits = statement && readCredits(statement, column);
  const leftOut = statement && credits ? leftOutLines(statement, column, credits) : [];
  const due = checked && !isConfirmed ? checked.results.filter(isMatched) : [];

  async function open(file: File): Promise<void> {
    setChecked(undefined);
    const read = await readStatement(file).catch(() => undefined);
    setFailure(read ? undefined : messages.unreadable(file.name));
    setStatement(read);
    if (read) setColumn(chooseAmountColumn(read, known));
  }

  const sendRows = (rows: readonly StatementRow[], { isPreview }: { isPreview: boolean }) =>
    send(
      rows,
      (part) =>
        dispatch(
          matchStatement({
            rows: part,
            ...(isPreview ? { preview: true } : statement && nameAmountColumn(statement, column)),
          }),
        ),
      isPreview ? STATEMENT_ROWS_MAX : CONFIRMED_ROWS_MAX,
    );

  async function check(rows: readonly StatementRow[]): Promise<void> {
    setChecked(undefined);
    const { results, done } = await sendRows(rows, { isPreview: true });
    if (done === 0) return;
    const named = new Set(results.map(({ line }) => line));
    const withoutOrder = rows.slice(0, done).flatMap(({ line }) => (named.has(line) ? [] : [line]));
    const found = { results: nameRepeats(results), done, total: rows.length, rows, withoutOrder };
    setChecked({ ...found, isConfirmed: false });
  }

  async function confirm(found: CheckedStatement): Promise<void> {
    const lines = new Set(found.results.filter(isMatched).map(({ line }) => line));
    const wanted = found.rows.filter(({ line }) => lines.has(line));
    const { results, done } = await sendRows(wanted, { isPreview: false });
    onMatched();
    if (done === 0) return;
    const others = found.results.filter(({ line }) => !lines.has(line));
    setChecked({ ...found, results: [...results, ...others], done, total: wanted.length, isConfirmed: true });
  }

  return (
    <Panel title={messages.title}>
      <p className={clsx(adminStyles.quiet, styles.lead)}>{messages.lead}</p>
      <FileField label={messages.file} disabled={isSending} onChoose={(file) => void open(file)} />
      {failure && <p role="alert">{failure}</p>}
      {statement && credits && (
        <div className={styles.read}>
          <SelectField
            label={messages.column}
            value={column}
            disabled={isSending}
            options={[
              ...(column < 0 ? [['-1', messages.noColumn] as const] : []),
              ...statement.headings.map((heading, index) => [String(index), heading] as const),
            ]}
            onChange={({ target }) => {
              setColumn(Number(target.value));
              setChecked(undefined);
            }}
          />
          <div role="status" className={styles.found}>
            <p>
              {column < 0 ? messages.columnUnknown : messages.found(credits.length, statement.rows.length)}
            </p>
            {leftOut.length > 0 && <p>{messages.skipped(leftOut)}</p>}
            {column >= 0 && credits.length === 0 && <p>{messages.nothingToCheck}</p>}
          </div>
          <Button
            kind={due.length > 0 ? 'ghost' : 'primary'}
            busy={isSending}
            disabled={credits.length === 0}
            onClick={() => void check(credits)}
          >
            {messages.check}
          </Button>
        </div>
      )}
      {progress && (
        <RowProgress
          {...progress}
          text={checked ? messages.confirming : messages.checking}
          stopLabel={messages.stop}
          onStop={stop}
        />
      )}
      <div ref={summary} role="status" tabIndex={-1} className={styles.status}>
        {checked && <StatementSummary {...checked} />}
      </div>
      {checked && (
        <div className={styles.results}>
          <UnconfirmedRows {...checked} />
          {due.length > 0 && (
            <Button busy={isSending} onClick={() => void confirm(checked)}>
              {messages.confirm(due.length, sumOf(due))}
            </Button>
          )}
          <MatchedRows {...checked} />
        </div>
      )}
    </Panel>
  );
}
