import { clsx } from 'clsx';
import type { StatementColumns, StatementResult } from '@e-store/shared/payments/endpoints';
import { STATEMENT_ROWS_MAX } from '@e-store/shared/payments/statement';
import { paths } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { CsvFile } from '../../../lib/read-csv.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { statementMessages as messages } from '../../../messages/en/payments.ts';
import { FileField } from '../../../ui/admin/file-field.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { matchStatement } from './payments.slice.ts';
import {
  chooseAmountColumn,
  nameAmountColumn,
  readCredits,
  readStatement,
  type StatementRow,
} from './read-statement.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import styles from './statement-match.module.css';

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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [results, setResults] = useState<StatementResult[]>();
  const credits = statement && readCredits(statement, column);

  async function open(file: File): Promise<void> {
    setResults(undefined);
    const read = await readStatement(file).catch(() => undefined);
    setFailure(read ? undefined : messages.unreadable(file.name));
    setStatement(read);
    if (read) setColumn(chooseAmountColumn(read, known));
  }

  async function match(file: CsvFile, rows: readonly StatementRow[]): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const found: StatementResult[] = [];
    for (let start = 0; start < rows.length; start += STATEMENT_ROWS_MAX) {
      const part = rows.slice(start, start + STATEMENT_ROWS_MAX);
      // oxlint-disable-next-line no-await-in-loop -- later rows may pay the same order
      const outcome = await dispatch(matchStatement({ rows: part, ...nameAmountColumn(file, column) }));
      if (!matchStatement.fulfilled.match(outcome)) {
        setFailure(failureOf(outcome)?.message);
        break;
      }
      found.push(...outcome.payload.results);
    }
    setBusy(false);
    setResults(found);
    if (found.length > 0) onMatched();
  }

  return (
    <Panel title={messages.title}>
      <p className={clsx(adminStyles.quiet, styles.lead)}>{messages.lead}</p>
      <FileField label={messages.file} onChoose={(file) => void open(file)} />
      {failure && <p role="alert">{failure}</p>}
      {statement && credits && (
        <div className={styles.read}>
          <SelectField
            label={messages.column}
            value={column}
            options={statement.headings.map((heading, index) => [String(index), heading])}
            onChange={({ target }) => {
              setColumn(Number(target.value));
              setResults(undefined);
            }}
          />
          <p>{messages.found(credits.length, statement.rows.length)}</p>
          <Button
            busy={isBusy}
            disabled={credits.length === 0}
            onClick={() => void match(statement, credits)}
          >
            {messages.match}
          </Button>
        </div>
      )}
      <div role="status">{results && <Results results={results} />}</div>
    </Panel>
  );
}

function Results({ results }: { results: readonly StatementResult[] }) {
  const countOf = (outcome: StatementResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const open = results.filter(({ message }) => message !== undefined);
  return (
    <div className={styles.results}>
      <p className={styles.summary}>{messages.summary(countOf('matched'), countOf('recorded'))}</p>
      {open.length > 0 && (
        <ul className={styles.open}>
          {open.map(({ order, number, reference, message }) => (
            <li key={`${order} ${reference} ${message}`}>
              <TextLink to={paths.staffOrder(order)}>{number}</TextLink>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
