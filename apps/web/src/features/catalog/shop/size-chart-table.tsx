import { DEPARTMENT_NAMES } from '@e-store/shared/catalog/list-choices';
import { sizeChartMessages } from '../../../messages/en/catalog/size-chart-labels.ts';
import type { Centimetres, SizeChart } from '../../../messages/en/catalog/size-charts.ts';
import styles from './size-chart-table.module.css';
import type { SizeUnit } from './size-unit.storage.ts';

const CM_PER_INCH = 2.54;

type SizeChartTableProps = {
  chart: SizeChart;
  unit: SizeUnit;
  chosen?: string | undefined;
};

export function SizeChartTable({ chart, unit, chosen }: SizeChartTableProps) {
  const { department, category, measures, rows } = chart;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {sizeChartMessages.caption(DEPARTMENT_NAMES[department], category, sizeChartMessages.units[unit])}
        </caption>
        <thead>
          <tr>
            <th scope="col">{sizeChartMessages.size}</th>
            {measures.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, values }) => (
            <tr key={size} aria-current={size === chosen ? 'true' : undefined}>
              <th scope="row">{size}</th>
              {values.map((value, index) => (
                <td key={measures[index]?.label}>{write(value, unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function write(value: Centimetres, unit: SizeUnit): string {
  if (typeof value !== 'number') return value.map((end) => write(end, unit)).join('–');
  return String(unit === 'cm' ? value : Math.round((value / CM_PER_INCH) * 2) / 2);
}
