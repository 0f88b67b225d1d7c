import type { DayFigures, Summary } from '@e-store/shared/dashboard/endpoints';
import { formatCount, formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import { dashboardWords } from '../../../content/dashboard.ts';
import { changeFrom } from '../change-from.ts';
import { customersNew, ordersSold } from '../list-links.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './summary-tiles.module.css';

type Figure = 'sales' | 'orders' | 'pieces' | 'customers';
type Tile = { figure: Figure; label: string; write: (value: number) => string; to: (day: string) => string };

const soldOn = (day: string) => ordersSold({ from: day, to: day });

const TILES: readonly Tile[] = [
  { figure: 'sales', label: dashboardWords.totalSales, write: formatRupees, to: soldOn },
  { figure: 'orders', label: dashboardWords.totalOrder, write: formatCount, to: soldOn },
  { figure: 'pieces', label: dashboardWords.productSold, write: formatCount, to: soldOn },
  {
    figure: 'customers',
    label: dashboardWords.newCustomers,
    write: formatCount,
    to: (day) => customersNew({ from: day, to: day }),
  },
];

/** Metrics of today and yesterday, in India time (spec §2). Each links to its list. */
export function SummaryTiles({ summary }: { summary: Summary | null }) {
  if (!summary) return <Awaited />;
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

type ChangeProps = { today: DayFigures; yesterday: DayFigures; figure: Figure };

function Change({ today, yesterday, figure }: ChangeProps) {
  const percent = changeFrom(yesterday[figure], today[figure]);
  if (percent === undefined) {
    const words = today[figure] === 0 ? dashboardWords.asYesterday : dashboardWords.noneYesterday;
    return <span className={styles.change}>{words}</span>;
  }
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return (
    <span className={styles.change}>
      <b className={clsx(percent > 0 && styles.more, percent < 0 && styles.less)}>
        {sign}
        {Math.abs(percent)}%
      </b>{' '}
      {dashboardWords.fromYesterday}
    </span>
  );
}

function Awaited() {
  return (
    <div className={styles.tiles}>
      <VisuallyHidden>
        <output>{dashboardWords.isLoading}</output>
      </VisuallyHidden>
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
