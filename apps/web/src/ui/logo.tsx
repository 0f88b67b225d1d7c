import { clsx } from 'clsx';
import styles from './logo.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type LogoProps = {
  large?: boolean;
  /** What follows the E: the shop, or its back office. */
  of?: 'Store' | 'DASH';
};

/** The name of the shop; its hyphen is one stitch. */
export function Logo({ large = false, of: name = 'Store' }: LogoProps) {
  return (
    <span className={clsx(styles.logo, large && styles.large)}>
      <VisuallyHidden>{`E-${name}`}</VisuallyHidden>
      <span aria-hidden="true">
        E<span className={styles.hyphen} />
        {name}
      </span>
    </span>
  );
}
