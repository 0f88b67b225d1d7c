import { type ButtonLook, buttonClass } from './button-look.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link that looks like a button. */
export function ButtonLink({ kind, size, block, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size, block }, className)} />;
}
