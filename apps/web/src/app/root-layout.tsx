import { type ReactNode, useContext, useState, createContext } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation, useMatch } from 'react-router-dom';
import { selectIsAuthenticated } from '../features/account/user.slice.ts';
import { selectItemCount } from '../features/cart/cart.slice.ts';
import type { ListedProduct } from '../features/catalog/listed-product.ts';
import { ProductCardAction } from '../features/catalog/shop/product-card.tsx';
import { selectContact } from '../features/store/store.slice.ts';
import { LazyWishlistNotice } from '../features/wishlist/shop/lazy-wishlist-notice.tsx';
import { WishlistButton } from '../features/wishlist/shop/wishlist-button.tsx';
import { AnnouncePage } from './announce-page.tsx';
import { isDepartment } from '@e-store/shared/catalog/list-choices';
import { galleryPath, readGalleryUrl } from '../features/catalog/gallery-url.ts';
import { paths } from '@e-store/shared/web-paths';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import { Footer } from './frame/footer.tsx';
import { SideMenu } from './frame/side-menu.tsx';
import { SkipLink } from '../ui/visually-hidden.tsx';
import { CONTENT_ID } from '../lib/next-path.ts';
import { TopBar } from './frame/top-bar.tsx';
import { errors } from '../messages/en/errors.ts';
import { canReachShop } from '../lib/browser-online.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import styles from './root-layout.module.css';

/** Base of canonical URLs (`PUBLIC_URL`), never the request's origin. */
export const SiteOrigin = createContext('http://localhost');

const noticeProduct = (product: ListedProduct) => <WishlistButton product={product} />;

export function RootLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const cartCount = useSelector(selectItemCount);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const contact = useSelector(selectContact);
  return (
    <>
      <ShopFrame cartCount={cartCount} isSignedIn={isSignedIn} contact={contact}>
        <ProductCardAction value={noticeProduct}>{children}</ProductCardAction>
      </ShopFrame>
      <Canonical />
      <LazyWishlistNotice />
      <AnnouncePage />
      <ScrollRestoration />
    </>
  );
}

/** Independent of query order and names. */
function Canonical() {
  const origin = useContext(SiteOrigin);
  const { pathname, search } = useLocation();
  const gallery = useMatch(`${paths.gallery()}/:keyword?`);
  const query = new URLSearchParams(search);
  const path = gallery
    ? galleryPath(readGalleryUrl(gallery.params.keyword, query))
    : canonicalPath(pathname, query);
  return <link rel="canonical" href={origin + path} />;
}

/** For pages other than lists; only the home page depends on its query. */
function canonicalPath(pathname: string, query: URLSearchParams): string {
  const department = query.get('department');
  if (pathname === '/') return paths.home(isDepartment(department) ? department : undefined);
  return pathname.replace(/\/+$/, '');
}

type ShopFrameProps = {
  cartCount: number;
  isSignedIn: boolean;
  contact?: StoreContact | null;
  children: ReactNode;
};

export function ShopFrame({ cartCount, isSignedIn, contact, children }: ShopFrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const isHome = useMatch(paths.home()) !== null;
  const isNewsletter = useMatch(paths.newsletter()) !== null;
  const gallery = useMatch(`${paths.gallery()}/:keyword?`);
  return (
    <>
      <SkipLink />
      <TopBar
        cartCount={cartCount}
        isSignedIn={isSignedIn}
        keyword={gallery?.params.keyword}
        foldsSearch={!isHome && !gallery}
        onOpenMenu={() => setMenuOpen(true)}
      />
      <OfflineBanner />
      <main id={CONTENT_ID}>{children}</main>
      <Footer joined={isHome || isNewsletter} contact={contact} />
      <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} isSignedIn={isSignedIn} />
    </>
  );
}

/** Stands above the page, which keeps all typed text. */
function OfflineBanner() {
  const isOnline = useIsOnline();
  // Reset at each connection loss: some browsers report recovery late.
  const [tried, setTried] = useState<'no' | 'failed' | 'reached'>('no');
  if (isOnline && tried !== 'no') setTried('no');
  if (isOnline || tried === 'reached') return null;
  const { title, text, stillOffline } = errors.offline;
  return (
    <div role="alert" className={styles.banner}>
      <p>
        <strong>{title}.</strong> {tried === 'failed' ? stillOffline : text}
      </p>
      <button
        type="button"
        className={styles.again}
        onClick={() => void canReachShop().then((reached) => setTried(reached ? 'reached' : 'failed'))}
      >
        {errors.again}
      </button>
    </div>
  );
}
