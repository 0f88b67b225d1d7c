import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean | undefined };

/**
 * For actions; `ButtonLink` is for navigation. While busy it stays focusable, announces the state and ignores
 * clicks, so forms are not submitted twice.
 */
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
