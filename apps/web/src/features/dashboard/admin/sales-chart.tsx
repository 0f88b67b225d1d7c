import type { SalesBar } from '@e-store/shared/dashboard/endpoints';
import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { formatRupees } from '@e-store/shared/money';
import { dashboardMessages } from '../../../messages/en/dashboard.ts';
import { ordersSoldLink } from './list-links.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './sales-chart.module.css';

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_LINES = 4;

type ChartScale = { low: number; high: number; ticks: number[] };

export function chartScale(values: readonly number[]): ChartScale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const step = roundStep(Math.max(top - bottom, 1) / MOST_LINES);
  const high = Math.max(step, Math.ceil(top / step) * step);
  const low = Math.floor(bottom / step) * step;
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = STEPS.find((one) => one * power >= least) ?? 10;
  return Math.max(1, factor * power);
}

const THOUSAND = 1_000;
const CRORE = 10_000_000;

/** `604312` → `604k`, `12300000` → `1.2cr`. Whole rupees below a thousand. */
export function formatShortAmount(amount: number): string {
  const size = Math.abs(amount);
  const sign = amount < 0 ? '−' : '';
  if (size >= CRORE) return `${sign}${round(size / CRORE)}cr`;
  if (size >= THOUSAND) return `${sign}${round(size / THOUSAND)}k`;
  return `${sign}${size}`;
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
}

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
