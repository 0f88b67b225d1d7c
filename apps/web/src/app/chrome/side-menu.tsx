import { ChevronRight, Heart, LogIn, type LucideIcon, Moon, Package, User } from 'lucide-react';
import { useSelector } from 'react-redux';
import { chromeWords } from '../../content/chrome.ts';
import { bannersOf } from '../../content/banners.ts';
import { wishlistWords } from '../../content/wishlist.ts';
import { selectClaims } from '../../features/store/store.slice.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { DepartmentLinks } from './department-links.tsx';
import styles from './side-menu.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

type SideMenuProps = { open: boolean; onClose: () => void; isSignedIn: boolean };

/** Spec §2: slides out at the left; departments, account, login and the theme. Following a link closes it. */
export function SideMenu({ open, onClose, isSignedIn }: SideMenuProps) {
  const banners = bannersOf(useSelector(selectClaims));
  return (
    <Sheet side="left" open={open} onClose={onClose} label={chromeWords.menu} head={<Logo />}>
      <DepartmentLinks className={styles.departments} onFollow={onClose} mark={<Icon of={ChevronRight} />} />
      <Link to={paths.gallery({ query: { onSale: 'true' } })} className={styles.sale} onClick={onClose}>
        <p className={styles.saleTitle}>{banners.sale.title}</p>
        <p className={styles.saleText}>{banners.basics.title}</p>
      </Link>
      <div className={styles.low}>
        <MenuLink to={paths.account()} icon={User} label={chromeWords.account} onFollow={onClose} />
        {!isSignedIn && (
          <MenuLink to={paths.login()} icon={LogIn} label={chromeWords.login} onFollow={onClose} />
        )}
        <MenuLink to={paths.wishlist()} icon={Heart} label={wishlistWords.title} onFollow={onClose} />
        <MenuLink to={paths.myOrders()} icon={Package} label={chromeWords.trackAnOrder} onFollow={onClose} />
        <div className={styles.themeRow}>
          <Icon of={Moon} />
          <ThemeSwitch className={styles.theme} />
        </div>
      </div>
    </Sheet>
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
