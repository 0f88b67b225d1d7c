import { clsx } from 'clsx';
import styles from './logo.module.css';

/** The name of the shop; its hyphen is one stitch. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <span role="img" aria-label="E-Store" className={clsx(styles.logo, large && styles.large)}>
      E<span className={styles.hyphen} />
      Store
    </span>
  );
}
