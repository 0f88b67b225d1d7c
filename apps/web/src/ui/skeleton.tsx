import { clsx } from 'clsx';
import styles from './skeleton.module.css';

/** The box of what will be there. The size comes with `className`. */
export function Skeleton({ className }: { className: string | undefined }) {
  return <div className={clsx(styles.box, className)} aria-hidden="true" />;
}
