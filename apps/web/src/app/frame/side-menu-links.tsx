import { INITIAL_CATEGORIES } from '@e-store/shared/catalog/list-choices';
import {
  ChevronRight,
  CircleQuestionMark,
  Heart,
  LogIn,
  type LucideIcon,
  Moon,
  Package,
  User,
} from 'lucide-react';
import { useSelector } from 'react-redux';
import { chromeMessages } from '../../messages/en/frame.ts';
import { bannersOf } from '../../messages/en/home/banners.ts';
import { wishlistMessages } from '../../messages/en/wishlist/wishlist.ts';
import { pluralName } from '../../messages/en/catalog/catalog.ts';
import { selectCategoryNames, selectClaims } from '../../features/store/store.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { DepartmentLinks } from './department-links.tsx';
import styles from './side-menu.module.css';
import { chooseTheme, currentTheme, listenForTheme } from '../../lib/browser-theme.ts';
import { Switch } from '../../ui/switch.tsx';
import { useSyncExternalStore } from 'react';
import type { Theme } from '../../lib/theme.ts';

type SideMenuLinksProps = { onFollow: () => void; isSignedIn: boolean };

export function SideMenuLinks({ onFollow, isSignedIn }: SideMenuLinksProps) {
  const banners = bannersOf(useSelector(selectClaims));
  const categories = useSelector(selectCategoryNames) ?? INITIAL_CATEGORIES;
  return (
    <>
      <DepartmentLinks className={styles.departments} onFollow={onFollow} mark={<Icon of={ChevronRight} />} />
      <nav aria-label={chromeMessages.types} className={styles.types}>
        {categories.map(({ key, name }) => (
          <Link
            key={key}
            to={paths.gallery({ query: { type: key } })}
            className={styles.type}
            onClick={onFollow}
          >
            {pluralName(name)}
          </Link>
        ))}
      </nav>
      <Link to={paths.gallery({ query: { onSale: 'true' } })} className={styles.sale} onClick={onFollow}>
        <p className={styles.saleTitle}>{banners.sale.title}</p>
        <p className={styles.saleText}>{banners.basics.title}</p>
      </Link>
      <div className={styles.low}>
        <MenuLink to={paths.account()} icon={User} label={chromeMessages.account} onFollow={onFollow} />
        {!isSignedIn && (
          <MenuLink to={paths.login()} icon={LogIn} label={chromeMessages.login} onFollow={onFollow} />
        )}
        <MenuLink to={paths.wishlist()} icon={Heart} label={wishlistMessages.title} onFollow={onFollow} />
        <MenuLink
          to={paths.myOrders()}
          icon={Package}
          label={chromeMessages.trackAnOrder}
          onFollow={onFollow}
        />
        <MenuLink
          to={paths.faq()}
          icon={CircleQuestionMark}
          label={chromeMessages.help}
          onFollow={onFollow}
        />
        <div className={styles.themeRow}>
          <Icon of={Moon} />
          <ThemeSwitch className={styles.theme} />
        </div>
      </div>
    </>
  );
}

type MenuLinkProps = { to: string; icon: LucideIcon; label: string; onFollow: () => void };

function MenuLink({ to, icon, label, onFollow }: MenuLinkProps) {
  return (
    <Link to={to} className={styles.link} onClick={onFollow}>
      <Icon of={icon} />
      {label}
    </Link>
  );
}

function ThemeSwitch({ className }: { className?: string | undefined }) {
  return (
    <Switch
      className={className}
      checked={useTheme() === 'dark'}
      onChange={({ target }) => chooseTheme(target.checked ? 'dark' : 'light')}
    >
      {chromeMessages.darkTheme}
    </Switch>
  );
}

function useTheme(): Theme {
  return useSyncExternalStore(listenForTheme, currentTheme, () => 'light');
}
