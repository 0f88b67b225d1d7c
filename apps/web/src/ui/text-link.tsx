import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './text-link.module.css';

export function TextLink({ strong = false, className, ...rest }: LinkProps & { strong?: boolean }) {
  return <Link {...rest} className={clsx(styles.link, strong && styles.strong, className)} />;
}
