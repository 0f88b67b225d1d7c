import type { SalesBar } from '@e-store/shared/dashboard/endpoints';
import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { formatRupees } from '@e-store/shared/money';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { chartScale } from './chart-scale.ts';
import { ordersSoldLink } from './list-links.ts';
import { formatShortAmount } from './format-short-amount.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './sales-chart.module.css';

const TOP = 28;
const HEIGHT = 250;
const FOOT = 32;

export function SalesChart({ by, bars }: { by: SalesPeriod; bars: readonly SalesBar[] }) {
  const { low, high, ticks } = chartScale(bars.flatMap(({ sales, profit }) => [sales, profit]));
  const y = (value: number) => TOP + ((high - value) / (high - low)) * HEIGHT;
  const each = 100 / bars.length;
  return (
    <div className={styles.scroller}>
      <svg className={styles.chart} width="100%" height={TOP + HEIGHT + FOOT}>
        {ticks.map((tick) => (
          <g key={tick} aria-hidden="true">
            <line
              x1="0"
              x2="100%"
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? styles.zero : styles.grid}
            />
            <text x="-8" y={y(tick)} dy="0.35em" className={styles.tick}>
              {tick === 0 ? '0' : `₹${formatShortAmount(tick)}`}
            </text>
          </g>
        ))}
        {bars.map(({ label, from, to, orders, sales, profit }, index) => {
          const short = shortName(by, label, from);
          const name = short === label ? label : `${short}, ${label}`;
          return (
            <svg key={label} x={`${each * (index + 0.5)}%`} overflow="visible">
              {/* The link's name holds the full text that the drawing shortens. */}
              <Link
                to={ordersSoldLink({ from, to })}
                aria-label={dashboardMessages.bar(name, orders, formatRupees(sales), formatRupees(profit))}
                className={styles.pair}
              >
                <rect x="-50" y={TOP - 20} width="100" height={HEIGHT + FOOT + 14} className={styles.field}>
                  {short !== label && <title>{label}</title>}
                </rect>
              </Link>
              <g aria-hidden="true" className={styles.drawing}>
                <Bar kind="sales" value={sales} y={y} />
                <Bar kind="profit" value={profit} y={y} />
                <text y={TOP + HEIGHT + 22} className={styles.label}>
                  {short}
                </text>
              </g>
            </svg>
          );
        })}
      </svg>
    </div>
  );
}

const shortName = (by: SalesPeriod, label: string, from: string) =>
  by === 'quarter'
    ? dashboardMessages.quarter(Math.ceil(Number(from.slice(5, 7)) / 3), from.slice(0, 4))
    : label;

type BarProps = { kind: 'sales' | 'profit'; value: number; y: (value: number) => number };

function Bar({ kind, value, y }: BarProps) {
  const [top, foot] = [Math.min(y(0), y(value)), Math.max(y(0), y(value))];
  return (
    <>
      <rect y={top} height={Math.max(foot - top, 1)} className={styles[kind]} />
      <text y={top - 7} className={styles[`${kind}Value`]}>
        {formatShortAmount(value)}
      </text>
    </>
  );
}
