import type { User } from '@e-store/shared/account/user';
import type { Role } from '@e-store/shared/endpoint';
import { mayUse } from '@e-store/shared/staff/sections';
import { Menu, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashSearch } from '../../../content/dash-search.ts';
import { dashWords } from '../../../content/dash.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GetForm } from '../../../ui/get-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { firstPath } from '../dash-links.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import styles from './dash-bar.module.css';

type DashBarProps = {
  user: Pick<User, 'firstname' | 'lastname' | 'role'>;
  keyword: string;
  tools: ReactNode;
  onOpenMenu: () => void;
  onSignOut: () => void;
};

function searchWords(role: Role): string {
  if (!mayUse(role, 'products')) return dashSearch.placeholder.orders;
  return mayUse(role, 'orders') ? dashSearch.placeholder.all : dashSearch.placeholder.products;
}

export function DashBar({ user, keyword, tools, onOpenMenu, onSignOut }: DashBarProps) {
  const words = searchWords(user.role);
  return (
    <header className={styles.bar}>
      <IconButton
        icon={Menu}
        label={dashWords.menu}
        aria-haspopup="dialog"
        className={styles.menu}
        onClick={onOpenMenu}
      />
      <Link to={firstPath(user.role)} className={styles.logo}>
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
