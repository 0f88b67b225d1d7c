import type { ReactNode } from 'react';
import { tableWords } from '../../../content/dash-table.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './bulk-bar.module.css';

type BulkBarProps = { count: number; onClear: () => void; children: ReactNode };

/** What can be done to all that is chosen; above the table while something is. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <>
      <output className={styles.said}>{count > 0 ? tableWords.chosen(count) : ''}</output>
      {count > 0 && (
        <div className={styles.bar}>
          <b className={styles.count} aria-hidden="true">
            {tableWords.chosen(count)}
          </b>
          {children}
          <Button kind="ghost" size="compact" onClick={onClear}>
            {tableWords.chooseNone}
          </Button>
        </div>
      )}
    </>
  );
}
