import { clsx } from 'clsx';
import type { StatementColumns, StatementResult } from '@e-store/shared/payments/endpoints';
import { STATEMENT_ROWS_MAX } from '@e-store/shared/payments/statement';
import { paths } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { CsvFile } from '../../../lib/read-csv.ts';
import { statementMessages as messages } from '../../../messages/en/payments.ts';
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
  findLines,
  nameAmountColumn,
  readCredits,
  readStatement,
  type StatementRow,
} from './read-statement.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import styles from './statement-match.module.css';

type Matched = { results: StatementResult[]; done: number; rows: readonly StatementRow[] };

/** Confirms payments after staff saw what was read from the bank's CSV file. */
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
  const [matched, setMatched] = useState<Matched>();
  const isMatching = progress !== undefined;
  const credits = statement && readCredits(statement, column);

  async function open(file: File): Promise<void> {
    setMatched(undefined);
    const read = await readStatement(file).catch(() => undefined);
    setFailure(read ? undefined : messages.unreadable(file.name));
    setStatement(read);
    if (read) setColumn(chooseAmountColumn(read, known));
  }

  async function match(file: CsvFile, rows: readonly StatementRow[]): Promise<void> {
    setMatched(undefined);
    const { results, done } = await send(rows, (part) =>
      dispatch(
        matchStatement({
          rows: part.map(({ text, amount }) => ({ text, amount })),
          ...nameAmountColumn(file, column),
        }),
      ),
    );
    if (done === 0) return;
    setMatched({ results, done, rows });
    if (results.length > 0) onMatched();
  }

  return (
    <Panel title={messages.title}>
      <p className={clsx(adminStyles.quiet, styles.lead)}>{messages.lead}</p>
      <FileField label={messages.file} disabled={isMatching} onChoose={(file) => void open(file)} />
      {failure && <p role="alert">{failure}</p>}
      {statement && credits && (
        <div className={styles.read}>
          <SelectField
            label={messages.column}
            value={column}
            disabled={isMatching}
            options={statement.headings.map((heading, index) => [String(index), heading])}
            onChange={({ target }) => {
              setColumn(Number(target.value));
              setMatched(undefined);
            }}
          />
          <p>{messages.found(credits.length, statement.rows.length)}</p>
          <Button
            busy={isMatching}
            disabled={credits.length === 0}
            onClick={() => void match(statement, credits)}
          >
            {messages.match}
          </Button>
        </div>
      )}
      {progress && (
        <RowProgress {...progress} text={messages.matching} stopLabel={messages.stop} onStop={stop} />
      )}
      <div role="status">{matched && <Results {...matched} />}</div>
    </Panel>
  );
}

function Results({ results, done, rows }: Matched) {
  const total = rows.length;
  const { lineOf, withoutOrder } = findLines(rows.slice(0, done), results);
  const countOf = (outcome: StatementResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const open = results.filter(({ message }) => message !== undefined);
  return (
    <div className={styles.results}>
      <p className={styles.summary}>{messages.summary(countOf('matched'), countOf('recorded'))}</p>
      {done < total && <p>{messages.stopped(done, total)}</p>}
      {open.length > 0 && (
        <ul className={styles.open}>
          {open.map((result) => {
            const { order, number, reference, message } = result;
            const line = lineOf.get(result);
            return (
              <li key={`${line} ${order} ${reference} ${message}`}>
                {line !== undefined && messages.line(line)}
                <TextLink to={paths.staffOrder(order)}>{number}</TextLink>: {message}
              </li>
            );
          })}
        </ul>
      )}
      {withoutOrder.length > 0 && <p>{messages.withoutOrder(nameLines(withoutOrder))}</p>}
    </div>
  );
}
