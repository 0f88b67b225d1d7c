import { formatCount } from '@e-store/shared/money';
import type { ReactNode } from 'react';
import styles from './result-counts.module.css';

type ResultCountsProps = {
  label: string;
  counts: readonly { name: string; count: number; more?: ReactNode }[];
};

/** Of the rows of a file, by outcome. */
export function ResultCounts({ label, counts }: ResultCountsProps) {
  return (
    <dl className={styles.counts} aria-label={label}>
      {counts.map(({ name, count, more }) => (
        <div key={name} className={styles.count}>
          <dt>{name}</dt>
          <dd>
            <b>{formatCount(count)}</b> {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows that open on demand. */
export function MoreResults({
  label,
  isOpen = false,
  children,
}: {
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
