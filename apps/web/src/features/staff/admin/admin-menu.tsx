import { adminMessages } from '../../../messages/en/staff/admin-frame.ts';
import { formatCount } from '@e-store/shared/money';
import type { Section } from '@e-store/shared/staff/sections';
import { ChevronDown, Store } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type AdminMenuEntry, listAdminMenuEntries } from './admin-menu-entries.ts';
import styles from './admin-menu.module.css';
import type { Role } from '@e-store/shared/roles';

export type AdminMenuProps = {
  role: Role;
  waiting: Partial<Record<Section, { count: number; words: string }>>;
  onFollow?: () => void;
};

/** Products expands to three (spec §2). */
export function AdminMenu({ role, waiting, onFollow }: AdminMenuProps) {
  return (
    <nav aria-label="E-DASH" className={styles.menu}>
      {listAdminMenuEntries(role).map((entry) =>
        'links' in entry ? (
          <Group key={entry.label} {...entry} onFollow={onFollow} />
        ) : (
          <MenuLink key={entry.label} to={entry.to} className={styles.entry} onFollow={onFollow}>
            <Icon of={entry.icon} />
            {entry.label}
            <Count of={waiting[entry.section]} />
          </MenuLink>
        ),
      )}
      <MenuLink to={paths.home()} className={styles.shop} onFollow={onFollow}>
        <Icon of={Store} />
        {adminMessages.toTheShop}
      </MenuLink>
    </nav>
  );
}

function Count({ of: waiting }: { of: AdminMenuProps['waiting'][Section] }) {
  if (!waiting?.count) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {formatCount(waiting.count)}
      </span>
      <VisuallyHidden>{waiting.words}</VisuallyHidden>
    </>
  );
}

type Follow = { onFollow: (() => void) | undefined };
type MenuLinkProps = Follow & { to: string; className: string | undefined; children: ReactNode };

/** Matches a trailing slash and screens opened below it. */
function MenuLink({ to, className, onFollow, children }: MenuLinkProps) {
  const isHere = useMatch(to) !== null;
  const isBelow = useMatch({ path: to, end: false }) !== null && to.startsWith(`${paths.dashboard()}/`);
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : isBelow || undefined}
      className={className}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}

type GroupProps = Follow & Extract<AdminMenuEntry, { links: unknown }>;

function Group({ label, icon, links, onFollow }: GroupProps) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.entry}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={icon} />
        {label}
        <Icon of={ChevronDown} small className={styles.chevron} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {links.map((link) => (
          <li key={link.to}>
            <MenuLink to={link.to} className={styles.link} onFollow={onFollow}>
              {link.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}
