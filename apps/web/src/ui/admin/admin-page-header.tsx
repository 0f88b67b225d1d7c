import { formatCount } from '@e-store/shared/money';
import type { ReactNode } from 'react';
import { adminTitle } from '../../messages/en/ui-admin.ts';
import styles from './admin-page-header.module.css';
import { Link } from '../link.tsx';

type AdminPageHeaderProps = {
  title: string;
  documentTitle?: string | undefined;
  children?: ReactNode;
};

export function AdminPageHeader({ title, documentTitle = title, children }: AdminPageHeaderProps) {
  return (
    <div className={styles.head}>
      <title>{adminTitle(documentTitle)}</title>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

type AdminTab = { label: string; to: string; isHere: boolean; count?: number | undefined };

export function AdminTabs({ label, parts }: { label: string; parts: readonly AdminTab[] }) {
  return (
    <nav aria-label={label} className={styles.parts}>
      {parts.map(({ label: words, to, isHere, count }) => (
        <Link key={to} to={to} aria-current={isHere ? 'page' : undefined} className={styles.part}>
          {words}
          {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
