import { clsx } from 'clsx';
import { Menu, Search, User, ShoppingBag, Heart } from 'lucide-react';
import { useRef, useState } from 'react';
import { chromeMessages } from '../../messages/en/frame.ts';
import { paths } from '@e-store/shared/web-paths';
import { useIsOnScreen } from '../../lib/hooks.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { DepartmentLinks } from './department-links.tsx';
import { SearchBox } from './search-box.tsx';
import { fetchMenuAhead } from './side-menu.tsx';
import styles from './top-bar.module.css';
import cartLinkStyles from './cart-link.module.css';
import { useSelector } from 'react-redux';
import { wishlistMessages } from '../../messages/en/wishlist/wishlist.ts';
import { selectWishlist } from '../../features/wishlist/wishlist.slice.ts';

type TopBarProps = {
  cartCount: number;
  isSignedIn: boolean;
  keyword?: string | undefined;
  foldsSearch: boolean;
  onOpenMenu: () => void;
};

/** Spec §2. Sticky; on a phone only its first row. */
export function TopBar({ cartCount, isSignedIn, keyword, foldsSearch, onOpenMenu }: TopBarProps) {
  const [unfolded, setUnfolded] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const pageTop = useRef<HTMLDivElement>(null);
  const isScrolled = !useIsOnScreen(pageTop);

  function toggleSearch() {
    setUnfolded(!unfolded);
    if (!unfolded) requestAnimationFrame(() => searchInput.current?.focus({ preventScroll: true }));
  }

  return (
    <>
      <div ref={pageTop} className={styles.pageTop} />
      <header
        className={clsx(
          styles.bar,
          foldsSearch && styles.folded,
          unfolded && styles.unfolded,
          isScrolled && styles.scrolled,
        )}
      >
        <Wrap className={styles.inner}>
          <IconButton
            icon={Menu}
            label={chromeMessages.menu}
            aria-haspopup="dialog"
            className={styles.menu}
            onPointerEnter={fetchMenuAhead}
            onFocus={fetchMenuAhead}
            onClick={onOpenMenu}
          />
          <Link to={paths.home()} className={styles.home}>
            <Logo />
          </Link>
          <DepartmentLinks className={styles.departments} />
          <SearchBox keyword={keyword} inputRef={searchInput} className={styles.search} />
          <div className={styles.icons}>
            <IconButton
              icon={Search}
              label={chromeMessages.searchProducts}
              aria-expanded={unfolded}
              className={styles.searchToggle}
              onClick={toggleSearch}
            />
            <IconLink
              to={isSignedIn ? paths.account() : paths.login()}
              icon={User}
              label={isSignedIn ? chromeMessages.account : chromeMessages.login}
            />
            <WishlistLink className={styles.wishlist} />
            <CartLink count={cartCount} />
          </div>
        </Wrap>
      </header>
    </>
  );
}

function CartLink({ count }: { count: number }) {
  return (
    <IconLink to={paths.cart()} icon={ShoppingBag} label={labelOf(count)}>
      {count > 0 && (
        <span className={cartLinkStyles.count} aria-hidden="true">
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

function WishlistLink({ className }: { className?: string | undefined }) {
  const count = useSelector(selectWishlist).length;
  return (
    <IconLink
      to={paths.wishlist()}
      icon={Heart}
      label={count > 0 ? wishlistMessages.titleWithCount(count) : wishlistMessages.title}
      className={className}
    >
      {count > 0 && (
        <span className={cartLinkStyles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </IconLink>
  );
}
