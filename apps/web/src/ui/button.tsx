import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean | undefined };

/**
 * A button that does something here; for a way to another page there is `ButtonLink`. While busy it keeps its width,
 * words and focus, says so, and takes no second press: a form that it submits is not sent again.
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
