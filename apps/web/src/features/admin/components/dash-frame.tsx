import type { User } from '@e-store/shared/account/user';
import { type ReactNode, useState } from 'react';
import { dashWords } from '../../../content/dash.ts';
import { Logo } from '../../../ui/logo.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { CONTENT_ID, SkipLink } from '../../../ui/skip-link.tsx';
import styles from './dash-frame.module.css';
import { ConfirmAgain } from './confirm-again.tsx';
import { DashBar } from './dash-bar.tsx';
import { DashMenu, type DashMenuProps } from './dash-menu.tsx';

type DashFrameProps = {
  user: User;
  keyword: string;
  waiting: DashMenuProps['waiting'];
  tools: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
};

/** Frame of E-DASH. The sidebar becomes a drawer up to 1000 px. */
export function DashFrame({ user, keyword, waiting, tools, onSignOut, children }: DashFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <aside aria-label={dashWords.sidebar} className={styles.side}>
        <div className={styles.inside}>
          <div className={styles.logo}>
            <Logo of="DASH" />
          </div>
          <DashMenu role={user.role} waiting={waiting} />
        </div>
      </aside>
      <div className={styles.desk}>
        <DashBar
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
        label={dashWords.menu}
        head={<Logo of="DASH" />}
        className={styles.drawer}
      >
        <DashMenu role={user.role} waiting={waiting} onFollow={closeMenu} />
      </Sheet>
      <ConfirmAgain email={user.email} />
    </div>
  );
}
