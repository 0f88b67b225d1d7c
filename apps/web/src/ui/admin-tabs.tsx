import { Link } from './link.tsx';
import styles from './admin-tabs.module.css';

export type AdminTab = { label: string; to: string; isHere: boolean; count?: number | undefined };

export function AdminTabs({ label, parts }: { label: string; parts: readonly AdminTab[] }) {
  return (
    <nav aria-label={label} className={styles.parts}>
      {parts.map(({ label: words, to, isHere, count }) => (
        <Link key={to} to={to} aria-current={isHere ? 'page' : undefined} className={styles.part}>
          {words}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
