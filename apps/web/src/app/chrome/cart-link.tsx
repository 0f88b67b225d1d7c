import { ShoppingBag } from 'lucide-react';
import { paths } from '@e-store/shared/web-paths';
import { IconLink } from '../../ui/icon-link.tsx';
import styles from './cart-link.module.css';

export function CartLink({ count }: { count: number }) {
  return (
    <IconLink to={paths.cart()} icon={ShoppingBag} label={labelOf(count)}>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </IconLink>
  );
}

function labelOf(count: number): string {
  if (count === 0) return 'Cart';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`;
}
