import type { ReactNode } from 'react';
import { cartWords } from '../../../content/cart.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './empty-cart.module.css';

type EmptyCartProps = {
  reason?: ReactNode;
};

export function EmptyCart({ reason }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      {reason && <p>{reason}</p>}
      <p className={styles.words}>{cartWords.empty}</p>
      <ButtonLink to={paths.home()}>{cartWords.continueShopping}</ButtonLink>
    </div>
  );
}
