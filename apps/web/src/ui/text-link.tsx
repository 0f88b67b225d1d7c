import { clsx } from 'clsx';
import { Link, type LinkProps } from './link.tsx';
import styles from './text-link.module.css';

export function TextLink({ strong = false, className, ...rest }: LinkProps & { strong?: boolean }) {
  return <Link {...rest} className={clsx(styles.link, strong && styles.strong, className)} />;
}
