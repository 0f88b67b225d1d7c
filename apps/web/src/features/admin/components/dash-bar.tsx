import type { User } from '@e-store/shared/account/user';
import { Menu, Search } from 'lucide-react';
import { Form, Link } from 'react-router-dom';
import { dashWords } from '../../../content/dash.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Logo } from '../../../ui/logo.tsx';
import styles from './dash-bar.module.css';

type DashBarProps = {
  user: Pick<User, 'firstname' | 'lastname'>;
  /** The words of the list that is shown. */
  keyword: string;
  onOpenMenu: () => void;
};

/** Logo and hamburger where the sidebar is folded away, a search of the product list, and who is signed in. */
export function DashBar({ user: { firstname, lastname }, keyword, onOpenMenu }: DashBarProps) {
  const name = `${firstname} ${lastname}`;
  return (
    <header className={styles.bar}>
      <IconButton
        icon={Menu}
        label={dashWords.menu}
        aria-haspopup="dialog"
        className={styles.menu}
        onClick={onOpenMenu}
      />
      <Link to={paths.dashboard()} className={styles.logo}>
        <Logo of="DASH" />
      </Link>
      <search className={styles.search}>
        <Form action={paths.productList()} className={styles.box}>
          <Icon of={Search} className={styles.glass} />
          <input
            key={keyword}
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={dashWords.searchProducts}
            aria-label={dashWords.searchProducts}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={64}
            className={styles.input}
          />
        </Form>
      </search>
      <Link
        to={paths.account()}
        aria-label={dashWords.myProfileOf(name)}
        title={name}
        className={styles.avatar}
      >
        {(firstname.slice(0, 1) + lastname.slice(0, 1)).toUpperCase()}
      </Link>
    </header>
  );
}
