import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { clsx } from 'clsx';
import styles from './button.module.css';

type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean | undefined };

/** While busy it stays focusable, announces the state and ignores clicks, so forms are not sent twice. */
export function Button({
  kind,
  size,
  block,
  busy,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

export function ButtonLink({ kind, size, block, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size, block }, className)} />;
}

type ButtonLook = {
  kind?: 'primary' | 'ghost' | 'accent' | 'navy';
  size?: 'normal' | 'large' | 'compact';
  block?: boolean;
};

/** For links to other apps. */
export function buttonClass(
  { kind = 'primary', size = 'normal', block = false }: ButtonLook,
  ...more: (string | undefined)[]
): string {
  return clsx(
    styles.button,
    kind !== 'primary' && styles[kind],
    size !== 'normal' && styles[size],
    block && styles.block,
    ...more,
  );
}
