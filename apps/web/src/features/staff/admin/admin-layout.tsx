import { adminMessages } from '../../../messages/en/staff/admin-frame.ts';
import type { User } from '@e-store/shared/account/user';
import { type ReactNode, useState, useEffect, useRef } from 'react';
import { Logo } from '../../../ui/logo.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkipLink } from '../../../ui/visually-hidden.tsx';
import { CONTENT_ID } from '../../../lib/next-path.ts';
import styles from './admin-layout.module.css';
import { AdminBar } from './admin-bar.tsx';
import { AdminMenu, type AdminMenuProps } from './admin-menu.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { setReauthenticationPrompt } from '../../../lib/admin-thunk.ts';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';

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

type PendingPrompt = { answered: Promise<boolean>; answer: (isConfirmed: boolean) => void };

function createPrompt(): PendingPrompt {
  let answer = (_isConfirmed: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

/** Asks for the password over the current screen, then resumes the refused call. */
function ReauthenticationDialog({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<PendingPrompt>(undefined);
  const lastFocus = useRef<Element>(null);

  useEffect(
    () =>
      setReauthenticationPrompt(() => {
        // Calls refused at the same time share one prompt.
        if (!question.current) {
          question.current = createPrompt();
          lastFocus.current = document.activeElement;
          setAsking(true);
        }
        return question.current.answered;
      }),
    [],
  );

  function closePrompt(isConfirmed: boolean) {
    question.current?.answer(isConfirmed);
    question.current = undefined;
    setAsking(false);
    if (lastFocus.current instanceof HTMLElement) lastFocus.current.focus();
  }

  if (!isAsking) return null;
  return (
    <Dialog label={adminMessages.confirmAgain} onClose={() => closePrompt(false)}>
      <div className={styles.step}>
        <p>{adminMessages.confirmAgainLead}</p>
        <ConfirmPasswordForm
          email={email}
          action={adminMessages.confirm}
          onConfirmed={() => closePrompt(true)}
          onCancel={() => closePrompt(false)}
        />
      </div>
    </Dialog>
  );
}
