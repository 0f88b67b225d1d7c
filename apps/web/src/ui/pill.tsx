import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './pill.module.css';

export type PillTone = 'waiting' | 'moving' | 'done' | 'ended';

export function Pill({ tone, children }: { tone: PillTone; children: ReactNode }) {
  return <span className={clsx(styles.pill, styles[tone])}>{children}</span>;
}
