import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './pill.module.css';

export type PillTone = 'waiting' | 'moving' | 'done' | 'ended';

/** A state in a word. The word says it; the colour only helps to find it. */
export function Pill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return <span className={clsx(styles.pill, styles[tone])}>{children}</span>;
}
