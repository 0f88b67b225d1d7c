import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';
import styles from './icon-button.module.css';

type IconLinkProps = LinkProps & { icon: LucideIcon; label: string; children?: ReactNode };

export function IconLink({ icon, label, className, children, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} title={label} className={clsx(styles.button, className)}>
      <Icon of={icon} />
      {children}
    </Link>
  );
}
