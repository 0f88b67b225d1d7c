import type { User } from '@e-store/shared/account/user';
import { LogOut, Store, UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dashWords } from '../../../content/dash.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './avatar-menu.module.css';

type AvatarMenuProps = {
  user: Pick<User, 'firstname' | 'lastname' | 'role'>;
  onSignOut: () => void;
};

/** Who is signed in, and the ways out. It closes on Escape, on a press elsewhere and when the focus leaves it. */
export function AvatarMenu({ user: { firstname, lastname, role }, onSignOut }: AvatarMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = `${firstname} ${lastname}`;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div
      ref={frame}
      className={styles.frame}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={dashWords.accountOf(name)}
        aria-expanded={isOpen}
        title={name}
        className={styles.avatar}
        onClick={() => setOpen(!isOpen)}
      >
        {(firstname.slice(0, 1) + lastname.slice(0, 1)).toUpperCase()}
      </button>
      {isOpen && (
        <div className={styles.menu}>
          <p className={styles.who}>
            <b>{name}</b>
            <span className={styles.role}>{role}</span>
          </p>
          <Link to={paths.account()} className={styles.entry}>
            <Icon of={UserRound} small />
            {dashWords.myProfile}
          </Link>
          <Link to={paths.home()} className={styles.entry}>
            <Icon of={Store} small />
            {dashWords.toTheShop}
          </Link>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <Icon of={LogOut} small />
            {dashWords.signOut}
          </button>
        </div>
      )}
    </div>
  );
}
