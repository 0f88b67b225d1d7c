import type { User } from '@e-store/shared/account/user';
import { type ReactNode, useState, useEffect, useRef } from 'react';
import { canUseSection } from '@e-store/shared/staff/sections';
import { Menu, Search, LogOut, ShieldCheck, Store, UserRound } from 'lucide-react';
import { paths } from '@e-store/shared/web-paths';
import { adminMessages, adminSearchMessages } from '../../../messages/en/staff/admin-frame.ts';
import { Logo } from '../../../ui/logo.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkipLink } from '../../../ui/visually-hidden.tsx';
import { CONTENT_ID } from '../../../lib/next-path.ts';
import { AdminMenu, type AdminMenuProps } from './admin-menu.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { setReauthenticationPrompt } from '../../../lib/admin-thunk.ts';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GetForm } from '../../../ui/get-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { firstPermittedPath } from './admin-menu-entries.ts';
import { BarMenu } from '../../../ui/admin/bar-menu.tsx';
import styles from './admin-layout.module.css';
import type { Role } from '@e-store/shared/roles';

type AdminLayoutProps = {
  user: User;
  keyword: string;
  waiting: AdminMenuProps['waiting'];
  tools: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
};

/** The sidebar becomes a drawer up to 1000 px. */
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

/** Over the current screen; then resumes the refused call. */
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

type AdminBarProps = {
  user: Pick<User, 'firstname' | 'lastname' | 'role'>;
  keyword: string;
  tools: ReactNode;
  onOpenMenu: () => void;
  onSignOut: () => void;
};

function searchPlaceholder(role: Role): string {
  if (!canUseSection(role, 'products')) return adminSearchMessages.placeholder.orders;
  return canUseSection(role, 'orders')
    ? adminSearchMessages.placeholder.all
    : adminSearchMessages.placeholder.products;
}

function AdminBar({ user, keyword, tools, onOpenMenu, onSignOut }: AdminBarProps) {
  const words = searchPlaceholder(user.role);
  return (
    <header className={styles.bar}>
      <IconButton
        icon={Menu}
        label={adminMessages.menu}
        aria-haspopup="dialog"
        className={styles.menu}
        onClick={onOpenMenu}
      />
      <Link to={firstPermittedPath(user.role)} className={styles.barLogo}>
        <Logo of="DASH" />
      </Link>
      <search className={styles.search}>
        <GetForm action={`${paths.dashboard()}/search`} className={styles.box}>
          <Icon of={Search} className={styles.glass} />
          <input
            key={keyword}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={words}
            aria-label={words}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={64}
            className={styles.input}
          />
        </GetForm>
      </search>
      <div className={styles.tools}>
        {tools}
        <AvatarMenu user={user} onSignOut={onSignOut} />
      </div>
    </header>
  );
}

type AvatarMenuProps = {
  user: Pick<User, 'firstname' | 'lastname' | 'role'>;
  onSignOut: () => void;
};

function AvatarMenu({ user: { firstname, lastname, role }, onSignOut }: AvatarMenuProps) {
  const name = `${firstname} ${lastname}`;
  return (
    <BarMenu
      label={adminMessages.accountOf(name)}
      title={name}
      face={<span aria-hidden="true">{(firstname.slice(0, 1) + lastname.slice(0, 1)).toUpperCase()}</span>}
      className={styles.avatar}
    >
      {(close) => (
        <>
          <p className={styles.who}>
            <b>{name}</b>
            <span className={styles.role}>{role}</span>
          </p>
          <Link to={paths.account()} className={styles.entry} onClick={close}>
            <Icon of={UserRound} small />
            {adminMessages.myProfile}
          </Link>
          <Link to={paths.twoStep()} className={styles.entry} onClick={close}>
            <Icon of={ShieldCheck} small />
            {adminMessages.twoStep}
          </Link>
          <Link to={paths.home()} className={styles.entry} onClick={close}>
            <Icon of={Store} small />
            {adminMessages.toTheShop}
          </Link>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <Icon of={LogOut} small />
            {adminMessages.signOut}
          </button>
        </>
      )}
    </BarMenu>
  );
}
