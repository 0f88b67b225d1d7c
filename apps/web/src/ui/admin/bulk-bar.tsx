import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { tableMessages } from '../../messages/en/ui-admin.ts';
import { Button } from '../button.tsx';
import styles from './bulk-bar.module.css';

type BulkBarProps = { count: number; onClear: () => void; children: ReactNode };

/** The bar's height; sticky table heads sit below it. */
const HEIGHT = '--bulk-bar';

export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = count > 0;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isShown || !bar.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(HEIGHT, `${entry?.target.getBoundingClientRect().height ?? 0}px`),
    );
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [isShown]);
  return (
    <>
      <output className={styles.said}>{isShown ? tableMessages.chosen(count) : ''}</output>
      {isShown && (
        <div ref={bar} className={styles.bar}>
          <b className={styles.count} aria-hidden="true">
            {tableMessages.chosen(count)}
          </b>
          <div className={styles.ways}>{children}</div>
          <Button kind="ghost" size="compact" className={styles.clear} onClick={onClear}>
            {tableMessages.chooseNone}
          </Button>
        </div>
      )}
    </>
  );
}
