import { Link } from '../../../ui/link.tsx';
import styles from './part-tabs.module.css';

export type PartTab = { label: string; to: string; isHere: boolean; count?: number | undefined };

export function PartTabs({ label, parts }: { label: string; parts: readonly PartTab[] }) {
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
