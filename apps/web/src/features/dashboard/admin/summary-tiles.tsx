import type { DayMetrics, Summary } from '@e-store/shared/dashboard/endpoints';
import { formatCount, formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { newCustomersLink, ordersSoldLink } from './list-links.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import styles from './summary-tiles.module.css';

type Metric = 'sales' | 'orders' | 'pieces' | 'customers';
type Tile = { figure: Metric; label: string; write: (value: number) => string; to: (day: string) => string };

const soldOrdersLink = (day: string) => ordersSoldLink({ from: day, to: day });

const TILES: readonly Tile[] = [
  { figure: 'sales', label: dashboardMessages.totalSales, write: formatRupees, to: soldOrdersLink },
  { figure: 'orders', label: dashboardMessages.totalOrder, write: formatCount, to: soldOrdersLink },
  { figure: 'pieces', label: dashboardMessages.productSold, write: formatCount, to: soldOrdersLink },
  {
    figure: 'customers',
    label: dashboardMessages.newCustomers,
    write: formatCount,
    to: (day) => newCustomersLink({ from: day, to: day }),
  },
];

/** Today and yesterday, in India time (spec §2); each links to its list. */
export function SummaryTiles({ summary }: { summary: Summary | null }) {
  if (!summary) return <SummarySkeleton />;
  const { today, yesterday } = summary;
  return (
    <ul className={styles.tiles}>
      {TILES.map(({ figure, label, write, to }) => (
        <li key={figure} className={styles.tile}>
          <Link to={to(today.day)} className={styles.link}>
            <span className={styles.label}>{label}</span>
            <b className={styles.figure}>{write(today[figure])}</b>
            <Change today={today} yesterday={yesterday} figure={figure} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ChangeProps = { today: DayMetrics; yesterday: DayMetrics; figure: Metric };

function Change({ today, yesterday, figure }: ChangeProps) {
  const percent = calculatePercentChange(yesterday[figure], today[figure]);
  if (percent === undefined) {
    const words = today[figure] === 0 ? dashboardMessages.asYesterday : dashboardMessages.noneYesterday;
    return <span className={styles.change}>{words}</span>;
  }
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return (
    <span className={styles.change}>
      <b className={clsx(percent > 0 && styles.more, percent < 0 && styles.less)}>
        {sign}
        {Math.abs(percent)}%
      </b>{' '}
      {dashboardMessages.fromYesterday}
    </span>
  );
}

function SummarySkeleton() {
  return (
    <div className={styles.tiles}>
      <HiddenStatus>{dashboardMessages.isLoading}</HiddenStatus>
      {TILES.map(({ figure, label }) => (
        <div key={figure} className={styles.tile}>
          <div className={styles.link}>
            <span className={styles.label}>{label}</span>
            <Skeleton className={styles.awaited} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** One decimal; `undefined` without a base value. */
function calculatePercentChange(before: number, now: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : undefined;
}
