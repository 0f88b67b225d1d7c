import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export function Skeleton({ className }: { className: string | undefined }) {
  return <div className={clsx(styles.box, className)} aria-hidden="true" />;
}
