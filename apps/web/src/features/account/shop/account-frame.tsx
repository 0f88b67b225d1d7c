import {
  Heart,
  KeyRound,
  LayoutDashboard,
  MessageSquare,
  MonitorSmartphone,
  Package,
  ShieldCheck,
  User,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { pageTitle } from '../../../messages/en/frame.ts';
import { accountLinks } from '../../../messages/en/account/links.ts';
import { paths } from '@e-store/shared/web-paths';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import { selectIsAdmin } from '../user.slice.ts';
import styles from './account-frame.module.css';

const SCREENS = [
  { key: 'profile', to: paths.account(), icon: User, label: accountLinks.profile },
  { key: 'orders', to: paths.myOrders(), icon: Package, label: accountLinks.orders },
  { key: 'wishlist', to: paths.wishlist(), icon: Heart, label: accountLinks.wishlist },
  { key: 'password', to: paths.changePassword(), icon: KeyRound, label: accountLinks.password },
  { key: 'sessions', to: paths.sessions(), icon: MonitorSmartphone, label: accountLinks.sessions },
  { key: 'tickets', to: paths.myTickets(), icon: MessageSquare, label: accountLinks.tickets },
  { key: 'yourData', to: paths.yourData(), icon: ShieldCheck, label: accountLinks.yourData },
] as const;
const DASHBOARD = {
  key: 'dashboard',
  to: paths.dashboard(),
  icon: LayoutDashboard,
  label: accountLinks.dashboard,
} as const;

type AccountFrameProps = {
  here: (typeof SCREENS)[number]['key'];
  title: string;
  children: ReactNode;
};

/** Only Admin sees the link to E-DASH (spec §2). */
export function AccountFrame({ here, title, children }: AccountFrameProps) {
  const isAdmin = useSelector(selectIsAdmin);
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = links.current;
    const current = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && current)
      row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another screen has another current link
  }, [here]);
  return (
    <Wrap className={styles.frame}>
      <title>{pageTitle(title)}</title>
      <nav ref={links} aria-label={accountLinks.label} className={styles.links}>
        {[...SCREENS, ...(isAdmin ? [DASHBOARD] : [])].map(({ key, to, icon, label }) => (
          <Link key={key} to={to} aria-current={key === here ? 'page' : undefined} className={styles.link}>
            <Icon of={icon} />
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.screen}>{children}</div>
    </Wrap>
  );
}
