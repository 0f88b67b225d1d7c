import { Heart } from 'lucide-react';
import { useSelector } from 'react-redux';
import { wishlistMessages } from '../../messages/en/wishlist/wishlist.ts';
import { selectWishlist } from '../../features/wishlist/wishlist.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { IconLink } from '../../ui/icon-link.tsx';
import styles from './cart-link.module.css';

export function WishlistLink({ className }: { className?: string | undefined }) {
  const count = useSelector(selectWishlist).length;
  return (
    <IconLink
      to={paths.wishlist()}
      icon={Heart}
      label={count > 0 ? wishlistMessages.titleWithCount(count) : wishlistMessages.title}
      className={className}
    >
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </IconLink>
  );
}
