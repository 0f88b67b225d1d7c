import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import styles from './wrap.module.css';

type WrapProps = {
  as?: ElementType;
  className?: string | undefined;
  children: ReactNode;
};

export function Wrap({ as: Element = 'div', className, ...rest }: WrapProps) {
  return <Element className={clsx(styles.wrap, className)} {...rest} />;
}
