import { formatCash } from '@e-store/shared/money';
import type { StatementResult } from '@e-store/shared/payments/endpoints';
import { paths } from '@e-store/shared/web-paths';
import { statementMessages as messages } from '../../../messages/en/bank-statements.ts';
import { nameLines } from '../../../messages/en/ui-admin.ts';
import adminStyles from '../../../ui/admin/admin.module.css';
import { MoreResults } from '../../../ui/admin/result-counts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { StatementRow } from './read-statement.ts';
import styles from './statement-match.module.css';

const UNFOLDED_ROWS_MAX = 10;

export type CheckedStatement = {
  results: StatementResult[];
  done: number;
  total: number;
  rows: readonly StatementRow[];
  withoutOrder: readonly number[];
  isConfirmed: boolean;
};

export const isMatched = ({ outcome }: StatementResult) => outcome === 'matched';

export function StatementSummary({ results, done, total, isConfirmed }: CheckedStatement) {
  const matched = results.filter(isMatched).length;
  const recorded = results.filter(
    ({ outcome, message }) => outcome === 'recorded' && message === undefined,
  ).length;
  return (
    <>
      <p className={styles.summary}>
        {isConfirmed ? messages.summary(matched, recorded) : messages.wouldConfirm(matched, recorded)}
      </p>
      {done < total && <p>{messages.stopped(done, total)}</p>}
    </>
  );
}

export function UnconfirmedRows({ results, withoutOrder }: CheckedStatement) {
  const unconfirmed = results.filter(({ message }) => message !== undefined);
  return (
    <>
      {unconfirmed.length > 0 && (
        <ul aria-label={messages.notConfirmed} className={styles.list}>
          {unconfirmed.map(({ line, order, number, message }) => (
            <li key={`${line} ${order}`}>
              {line !== undefined && messages.line(line)}
              <TextLink to={paths.staffOrder(order)}>{number}</TextLink>: {message}
            </li>
          ))}
        </ul>
      )}
      {withoutOrder.length > 0 && <p>{messages.withoutOrder(nameLines(withoutOrder))}</p>}
    </>
  );
}

export function MatchedRows({ results, rows, isConfirmed }: CheckedStatement) {
  const matched = results.filter(isMatched);
  if (matched.length === 0) return null;
  const texts = new Map(rows.map(({ line, text }) => [line, text]));
  return (
    <MoreResults
      label={isConfirmed ? messages.showConfirmed(matched.length) : messages.showMatching(matched.length)}
      isOpen={matched.length <= UNFOLDED_ROWS_MAX}
    >
      <ul aria-label={isConfirmed ? messages.confirmed : messages.toConfirm} className={styles.list}>
        {matched.map(({ line, order, number, amount }) => (
          <li key={line}>
            {line !== undefined && messages.line(line)}
            <TextLink to={paths.staffOrder(order)}>{number}</TextLink>: {formatCash(Math.round(amount * 100))}
            <p className={adminStyles.quiet}>{line !== undefined && texts.get(line)}</p>
          </li>
        ))}
      </ul>
    </MoreResults>
  );
}
