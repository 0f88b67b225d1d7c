import { adminMessages } from '../../../messages/en/staff/frame.ts';
import type { User } from '@e-store/shared/account/user';
import { type ReactNode, useState } from 'react';
import { Logo } from '../../../ui/logo.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { CONTENT_ID } from '../../../lib/next-path.ts';
import styles from './admin-layout.module.css';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { AdminBar } from './admin-bar.tsx';
import { AdminMenu, type AdminMenuProps } from './admin-menu.tsx';

type AdminLayoutProps = {
  user: User;
  keyword: string;
  waiting: AdminMenuProps['waiting'];
  tools: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
};

/** Frame of E-DASH. The sidebar becomes a drawer up to 1000 px. */
export function AdminLayout({ user, keyword, waiting, tools, onSignOut, children }: AdminLayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <aside aria-label={adminMessages.sidebar} className={styles.side}>
        <div className={styles.inside}>
          <div className={styles.logo}>
            <Logo of="DASH" />
          </div>
          <AdminMenu role={user.role} waiting={waiting} />
        </div>
      </aside>
      <div className={styles.desk}>
        <AdminBar
          user={user}
          keyword={keyword}
          tools={tools}
          onSignOut={onSignOut}
          onOpenMenu={() => setMenuOpen(true)}
        />
        <main id={CONTENT_ID} className={styles.screen}>
          {children}
        </main>
      </div>
      <Sheet
        side="left"
        open={isMenuOpen}
        onClose={closeMenu}
        label={adminMessages.menu}
        head={<Logo of="DASH" />}
        className={styles.drawer}
      >
        <AdminMenu role={user.role} waiting={waiting} onFollow={closeMenu} />
      </Sheet>
      <ReauthenticationDialog email={user.email} />
    </div>
  );
}
