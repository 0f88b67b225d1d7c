import type { LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import styles from './icon.module.css';

type IconProps = { of: LucideIcon; small?: boolean; className?: string | undefined };

/** One weight and two sizes of line icons. The word beside it, or the label of its button, says what it means. */
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
