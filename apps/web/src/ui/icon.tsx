import type { LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import styles from './icon.module.css';

type IconProps = { of: LucideIcon; small?: boolean; className?: string | undefined };

export function Icon({ of: Drawing, small = false, className }: IconProps) {
  return (
    <Drawing
      className={clsx(styles.icon, small && styles.small, className)}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
    />
  );
}
