import { SALES_PERIODS } from '@e-store/shared/dashboard/sales-period';
import { useSearchParams } from 'react-router-dom';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { readPeriod } from './dashboard.slice.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './period-toggle.module.css';

const PERIOD_LABELS = { quarter: dashboardMessages.quarterly, year: dashboardMessages.annually } as const;

/** Spec §2; stored in the address. */
export function PeriodToggle({ part, label }: { part: 'sales' | 'top'; label: string }) {
  const [search] = useSearchParams();
  const chosen = readPeriod(search, part);
  const to = (period: string) => {
    const next = new URLSearchParams(search);
    next.set(part, period);
    return { search: `?${next.toString()}` };
  };
  return (
    <nav aria-label={dashboardMessages.periodOf(label)} className={styles.toggle}>
      {SALES_PERIODS.map((period) => (
        <Link
          key={period}
          to={to(period)}
          replace
          preventScrollReset
          aria-current={period === chosen ? 'true' : undefined}
          className={styles.choice}
        >
          {PERIOD_LABELS[period]}
        </Link>
      ))}
    </nav>
  );
}
