import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  icon: LucideIcon;
  label: string;
  framed?: boolean;
};

export function IconButton({
  icon,
  label,
  framed = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(styles.button, framed && styles.framed, className)}
    >
      <Icon of={icon} />
    </button>
  );
}
