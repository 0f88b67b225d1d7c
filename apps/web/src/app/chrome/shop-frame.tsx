import type { StoreContact } from '@e-store/shared/store/contact';
import { type ReactNode, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { Footer } from './footer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { CONTENT_ID } from '../../lib/next-path.ts';
import { TopBar } from './top-bar.tsx';

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
