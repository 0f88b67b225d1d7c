import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';
import { CONTENT_ID } from '../lib/next-path.ts';
import { uiMessages } from '../messages/en/ui.ts';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.link}>
      {uiMessages.skipToContent}
    </a>
  );
}
