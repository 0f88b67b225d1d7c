import { useEffect, useRef, useState } from 'react';
import { progressMessages } from '../../messages/en/ui-admin.ts';
import { Button } from '../button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './row-progress.module.css';
import type { SentRows } from './use-sent-rows.ts';

const ANNOUNCED_EVERY_MS = 5000;

type RowProgressProps = SentRows & {
  text: (done: number, total: number) => string;
  stopLabel: string;
  onStop?: (() => void) | undefined;
};

/** Empty for rows that one call sends. */
export function RowProgress({ done, total, size, text, stopLabel, onStop }: RowProgressProps) {
  const shown = text(done, total);
  const latest = useRef(shown);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  useEffect(() => {
    const timer = setInterval(() => setAnnounced(latest.current), ANNOUNCED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (total <= size) return null;
  return (
    <div className={styles.progress}>
      <p aria-hidden="true">{shown}</p>
      <progress max={total} value={done} aria-label={progressMessages.label} className={styles.bar} />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {onStop && (
        <Button kind="ghost" size="compact" onClick={onStop}>
          {stopLabel}
        </Button>
      )}
    </div>
  );
}
