import { adminMessages, adminSearchMessages } from '../../../messages/en/staff/admin-frame.ts';
import type { User } from '@e-store/shared/account/user';
import type { Role } from '@e-store/shared/endpoint';
import { canUseSection } from '@e-store/shared/staff/sections';
import { Menu, Search, LogOut, ShieldCheck, Store, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@e-store/shared/web-paths';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GetForm } from '../../../ui/get-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { firstPermittedPath } from './admin-menu-entries.ts';
import styles from './admin-bar.module.css';
import { BarMenu } from '../../../ui/admin/bar-menu.tsx';

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

export function AdminBar({ user, keyword, tools, onOpenMenu, onSignOut }: AdminBarProps) {
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
      <Link to={firstPermittedPath(user.role)} className={styles.logo}>
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
