import type { ReactNode } from 'react';
import { cartMessages } from '../../../messages/en/cart.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './empty-cart.module.css';

type EmptyCartProps = {
  reason?: ReactNode;
};

export function EmptyCart({ reason }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      {reason && <p>{reason}</p>}
      <p className={styles.words}>{cartMessages.empty}</p>
      <ButtonLink to={paths.home()}>{cartMessages.continueShopping}</ButtonLink>
    </div>
  );
}
