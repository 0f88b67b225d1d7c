import { describe, expect, it } from '@jest/globals';
import { INITIAL_CATEGORIES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { sizeGuide } from '../articles/size-guide.ts';
import { sizeChartMessages } from './size-chart-labels.ts';
import { findSizeChart, SIZE_CHARTS } from './size-charts.ts';

const kinds = DEPARTMENTS.flatMap((department) =>
  INITIAL_CATEGORIES.map(({ key }) => [department, key] as const),
);
const from = (value: number | readonly number[]) => (typeof value === 'number' ? value : (value[0] ?? 0));
const to = (value: number | readonly number[]) => (typeof value === 'number' ? value : (value[1] ?? 0));

describe('size charts', () => {
  it.each(kinds)('know %s %s', (department, category) => {
    expect(findSizeChart(department, category)).toBeDefined();
  });

  it('are of garments, not of one', () => {
    for (const { category } of SIZE_CHARTS)
      expect(sizeChartMessages.caption('Men', category, 'cm')).toMatch(
        /^Men, (T-shirts|shirts|jeans), in cm$/,
      );
  });

  it('have a value for each measure, and no size is smaller than the one before', () => {
    for (const { measures, rows } of SIZE_CHARTS) {
      for (const { values } of rows) expect(values).toHaveLength(measures.length);
      for (const [index, row] of rows.entries()) {
        const before = rows[index - 1];
        if (!before) continue;
        for (const [column, value] of row.values.entries()) {
          expect(from(value)).toBeGreaterThanOrEqual(to(before.values[column] ?? 0));
          expect(to(value)).toBeGreaterThanOrEqual(from(value));
        }
      }
    }
  });

  it('name every measure that the size guide explains, and share its rule between sizes', () => {
    const guide = JSON.stringify(sizeGuide());
    const labels = new Set(SIZE_CHARTS.flatMap(({ measures }) => measures.map(({ label }) => label)));
    for (const label of ['Chest', 'Waist', 'Hip', 'Inside leg']) {
      expect(labels).toContain(label);
      expect(guide).toContain(`${label}: `);
    }
    expect(guide).not.toMatch(/inseam|width of the item/i);
    const [rule] = /If you are between two sizes, [^.]+\./.exec(sizeChartMessages.how) ?? [];
    expect(rule).toBeDefined();
    expect(guide.match(/(larger|smaller) one/g)).toHaveLength(1);
    expect(guide).toContain(rule);
  });

  it('mark as such each measure that a garment has', () => {
    const productMeasures = SIZE_CHARTS.flatMap(({ measures }) => measures).filter(({ label }) =>
      ['Length', 'Inside leg'].includes(label),
    );
    for (const { how } of productMeasures) expect(how).toMatch(/^Measured on the item, /);
  });
});
