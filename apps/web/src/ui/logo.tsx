import { clsx } from 'clsx';
import styles from './logo.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The name of the shop; its hyphen is one stitch. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <span className={clsx(styles.logo, large && styles.large)}>
      <VisuallyHidden>E-Store</VisuallyHidden>
      <span aria-hidden="true">
        E<span className={styles.hyphen} />
        Store
      </span>
    </span>
  );
}
