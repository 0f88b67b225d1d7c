import { clsx } from 'clsx';
import styles from './logo.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type LogoProps = {
  large?: boolean;
  of?: 'Store' | 'DASH';
};

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
