import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';
import { CONTENT_ID } from '../lib/next-path.ts';
import { uiMessages } from '../messages/en/ui.ts';

type VisuallyHiddenProps = { as?: 'span' | 'div'; children: ReactNode };

export function VisuallyHidden({ as: Part = 'span', children }: VisuallyHiddenProps) {
  return <Part className={styles.hidden}>{children}</Part>;
}

/** Announces what is loading. */
export function HiddenStatus({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden>
      <output>{children}</output>
    </VisuallyHidden>
  );
}

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.link}>
      {uiMessages.skipToContent}
    </a>
  );
}
