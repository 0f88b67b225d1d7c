import { adminMessages } from '../../../messages/en/staff/frame.ts';
import type { User } from '@e-store/shared/account/user';
import { LogOut, ShieldCheck, Store, UserRound } from 'lucide-react';
import { paths } from '@e-store/shared/web-paths';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './avatar-menu.module.css';
import { BarMenu } from '../../../ui/bar-menu.tsx';

type AvatarMenuProps = {
  user: Pick<User, 'firstname' | 'lastname' | 'role'>;
  onSignOut: () => void;
};

export function AvatarMenu({ user: { firstname, lastname, role }, onSignOut }: AvatarMenuProps) {
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
