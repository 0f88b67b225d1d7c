import { clsx } from 'clsx';
import type { StatementColumns, StatementResult } from '@e-store/shared/payments/endpoints';
import { formatCash } from '@e-store/shared/cash/format-cash';
import { STATEMENT_ROWS_MAX } from '@e-store/shared/payments/statement';
import { paths } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { CsvFile } from '../../../lib/read-csv.ts';
import { statementMessages as messages } from '../../../messages/en/bank-statements.ts';
import { nameLines } from '../../../messages/en/ui-admin.ts';
import { FileField } from '../../../ui/admin/file-field.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { RowProgress } from '../../../ui/admin/row-progress.tsx';
import { useSentRows } from '../../../ui/admin/use-sent-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { matchStatement } from './payments.slice.ts';
import {
  chooseAmountColumn,
  leftOutLines,
  nameAmountColumn,
  readCredits,
  readStatement,
  type StatementRow,
} from './read-statement.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import styles from './statement-match.module.css';

type Checked = {
  results: StatementResult[];
  done: number;
  total: number;
  rows: readonly StatementRow[];
  withoutOrder: readonly number[];
  isConfirmed: boolean;
};

const isMatched = ({ outcome }: StatementResult) => outcome === 'matched';
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
  const [checked, setChecked] = useState<Checked>();
  const isSending = progress !== undefined;
  const credits = statement && readCredits(statement, column);
  const leftOut = statement && credits ? leftOutLines(statement, column, credits) : [];
  const due = checked && !checked.isConfirmed ? checked.results.filter(isMatched) : [];

  async function open(file: File): Promise<void> {
    setChecked(undefined);
    const read = await readStatement(file).catch(() => undefined);
    setFailure(read ? undefined : messages.unreadable(file.name));
    setStatement(read);
    if (read) setColumn(chooseAmountColumn(read, known));
  }

  const sendRows = (rows: readonly StatementRow[], isPreview: boolean) =>
    send(rows, (part) =>
      dispatch(
        matchStatement({
          rows: part,
          ...(isPreview ? { preview: true } : statement && nameAmountColumn(statement, column)),
        }),
      ),
    );

  async function check(rows: readonly StatementRow[]): Promise<void> {
    setChecked(undefined);
    const { results, done } = await sendRows(rows, true);
    if (done === 0) return;
    const named = new Set(results.map(({ line }) => line));
    const withoutOrder = rows.slice(0, done).flatMap(({ line }) => (named.has(line) ? [] : [line]));
    const found = { results: nameRepeats(results), done, total: rows.length, rows, withoutOrder };
    setChecked({ ...found, isConfirmed: false });
  }

  async function confirm(found: Checked): Promise<void> {
    const lines = new Set(found.results.filter(isMatched).map(({ line }) => line));
    const wanted = found.rows.filter(({ line }) => lines.has(line));
    const { results, done } = await sendRows(wanted, false);
    if (done === 0) return;
    const others = found.results.filter(({ line }) => !lines.has(line));
    setChecked({ ...found, results: [...results, ...others], done, total: wanted.length, isConfirmed: true });
    if (results.length > 0) onMatched();
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
      <div role="status">{checked && <Results {...checked} />}</div>
      {checked && due.length > 0 && (
        <Button busy={isSending} onClick={() => void confirm(checked)}>
          {messages.confirm(due.length, sumOf(due))}
        </Button>
      )}
    </Panel>
  );
}

function Results({ results, done, total, rows, withoutOrder, isConfirmed }: Checked) {
  const matched = results.filter(isMatched);
  const open = results.filter(({ message }) => message !== undefined);
  const recorded = results.filter(
    ({ outcome, message }) => outcome === 'recorded' && message === undefined,
  ).length;
  const texts = new Map(rows.map(({ line, text }) => [line, text]));
  return (
    <div className={styles.results}>
      <p className={styles.summary}>
        {isConfirmed
          ? messages.summary(matched.length, recorded)
          : messages.wouldConfirm(matched.length, recorded)}
      </p>
      {done < total && <p>{messages.stopped(done, total)}</p>}
      {matched.length > 0 && (
        <ul aria-label={isConfirmed ? messages.confirmed : messages.toConfirm} className={styles.list}>
          {matched.map(({ line, order, number, amount }) => (
            <li key={line}>
              {line !== undefined && messages.line(line)}
              <TextLink to={paths.staffOrder(order)}>{number}</TextLink>:{' '}
              {formatCash(Math.round(amount * 100))}
              <p className={adminStyles.quiet}>{line !== undefined && texts.get(line)}</p>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <ul aria-label={messages.notConfirmed} className={styles.list}>
          {open.map(({ line, order, number, message }) => (
            <li key={`${line} ${order}`}>
              {line !== undefined && messages.line(line)}
              <TextLink to={paths.staffOrder(order)}>{number}</TextLink>: {message}
            </li>
          ))}
        </ul>
      )}
      {withoutOrder.length > 0 && <p>{messages.withoutOrder(nameLines(withoutOrder))}</p>}
    </div>
  );
}
