import { lazy, type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { selectIsAuthenticated } from '../features/account/user.slice.ts';
import { selectItemCount } from '../features/cart/cart.slice.ts';
import type { ListedProduct } from '../features/catalog/listed-product.ts';
import { ProductCardAction } from '../features/catalog/product-card-action.ts';
import { selectContact } from '../features/store/store.slice.ts';
import { WishlistButton } from '../features/wishlist/shop/wishlist-button.tsx';
import { selectWishlistNotice } from '../features/wishlist/wishlist.slice.ts';
import { AnnouncePage } from './announce-page.tsx';
import { Canonical } from './canonical.tsx';
import { ShopFrame } from './chrome/shop-frame.tsx';

const WishlistNotice = lazy(async () => {
  const { WishlistNotice: Notice } = await import('../features/wishlist/shop/wishlist-notice.tsx');
  return { default: Notice };
});

const noticeProduct = (product: ListedProduct) => <WishlistButton product={product} />;

export function RootLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const cartCount = useSelector(selectItemCount);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const contact = useSelector(selectContact);
  const notice = useSelector(selectWishlistNotice);
  return (
    <>
      <ShopFrame cartCount={cartCount} isSignedIn={isSignedIn} contact={contact}>
        <ProductCardAction value={noticeProduct}>{children}</ProductCardAction>
      </ShopFrame>
      <Canonical />
      {notice !== null && (
        <Suspense>
          <WishlistNotice message={notice} />
        </Suspense>
      )}
      <AnnouncePage />
      <ScrollRestoration />
    </>
  );
}
