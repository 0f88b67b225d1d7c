import type { Department } from '@e-store/shared/catalog/list-choices';

export type Measure = { label: string; how: string };
export type Centimetres = number | readonly [from: number, to: number];
export type SizeChart = {
  department: Department;
  category: string;
  measures: readonly Measure[];
  rows: readonly { size: string; values: readonly Centimetres[] }[];
};

const CHEST = { label: 'Chest', how: 'Around the fullest part, under the arms, with the tape level.' };
const BUST = { label: 'Bust', how: 'Around the fullest part, with the tape level and not tight.' };
const WAIST = { label: 'Waist', how: 'For jeans, where you wear your trousers, one finger under the tape.' };
const NATURAL_WAIST = { label: 'Waist', how: 'Around the narrowest part, above the navel.' };
const HIP = { label: 'Hip', how: 'Around the fullest part, feet together.' };
const NECK = { label: 'Neck', how: 'Where the collar sits, one finger under the tape.' };
const HEIGHT = { label: 'Height', how: 'Without shoes, heels against the wall.' };
const LENGTH = {
  label: 'Length',
  how: 'Measured on the item, from the highest point of the shoulder to the hem.',
};
const SLEEVE = { label: 'Sleeve', how: 'Long sleeves only, from the shoulder seam to the cuff.' };
const INSIDE_LEG = { label: 'Inside leg', how: 'Measured on the item, from the crotch seam to the hem.' };

type Values = SizeChart['rows'][number]['values'];
const rows = (table: Record<string, Values>) =>
  Object.entries(table).map(([size, values]) => ({ size, values }));
// Arrays, because object keys would sort numbers first.
const rowsOf = (...table: [size: string, ...values: Values][]) =>
  table.map(([size, ...values]) => ({ size, values }));

export const SIZE_CHARTS: readonly SizeChart[] = [
  {
    department: 'men',
    category: 'T-Shirt',
    measures: [CHEST, LENGTH],
    rows: rows({
      XS: [[84, 89], 66],
      S: [[89, 94], 68],
      M: [[95, 100], 70],
      L: [[101, 106], 72],
      XL: [[107, 112], 74],
      XXL: [[113, 118], 76],
    }),
  },
  {
    department: 'men',
    category: 'Shirts',
    measures: [CHEST, NECK, SLEEVE, LENGTH],
    rows: rows({
      XS: [[84, 89], 37, 62.5, 71],
      S: [[89, 94], 38, 63.5, 73],
      M: [[95, 100], 39.5, 64.5, 75],
      L: [[101, 106], 41, 65.5, 77],
      XL: [[107, 112], 42.5, 66.5, 79],
      XXL: [[113, 118], 44, 67.5, 81],
    }),
  },
  {
    department: 'men',
    category: 'jeans',
    measures: [WAIST, HIP, INSIDE_LEG],
    rows: rowsOf(
      ['28', [71, 73], [88, 90], 79],
      ['30', [76, 78], [93, 95], 80],
      ['32', [81, 83], [98, 100], 81],
      ['34', [86, 88], [103, 105], 81],
      ['36', [91, 93], [108, 110], 82],
      ['38', [96, 98], [113, 115], 82],
    ),
  },
  {
    department: 'women',
    category: 'T-Shirt',
    measures: [BUST, NATURAL_WAIST, LENGTH],
    rows: rows({
      XS: [[78, 82], [60, 64], 58],
      S: [[83, 87], [65, 69], 60],
      M: [[88, 92], [70, 74], 62],
      L: [[93, 98], [75, 80], 64],
      XL: [[99, 104], [81, 86], 66],
      XXL: [[105, 110], [87, 92], 68],
    }),
  },
  {
    department: 'women',
    category: 'Shirts',
    measures: [BUST, NATURAL_WAIST, SLEEVE, LENGTH],
    rows: rows({
      XS: [[78, 82], [60, 64], 57, 64],
      S: [[83, 87], [65, 69], 58, 66],
      M: [[88, 92], [70, 74], 59, 68],
      L: [[93, 98], [75, 80], 60, 70],
      XL: [[99, 104], [81, 86], 61, 72],
      XXL: [[105, 110], [87, 92], 62, 74],
    }),
  },
  {
    department: 'women',
    category: 'jeans',
    measures: [WAIST, HIP, INSIDE_LEG],
    rows: rowsOf(
      ['28', [71, 73], [93, 95], 74],
      ['30', [76, 78], [98, 100], 75],
      ['32', [81, 83], [103, 105], 75],
      ['34', [86, 88], [108, 110], 76],
      ['36', [91, 93], [113, 115], 76],
    ),
  },
  {
    department: 'kids',
    category: 'T-Shirt',
    measures: [HEIGHT, CHEST, LENGTH],
    rows: rows({
      '2-3Y': [[92, 98], [53, 55], 39],
      '4-5Y': [[104, 110], [57, 59], 43],
      '6-7Y': [[116, 122], [61, 63], 47],
      '8-9Y': [[128, 134], [66, 69], 52],
      '10-11Y': [[140, 146], [72, 75], 56],
      '12-13Y': [[152, 158], [78, 81], 60],
    }),
  },
  {
    department: 'kids',
    category: 'Shirts',
    measures: [HEIGHT, CHEST, SLEEVE],
    rows: rows({
      '2-3Y': [[92, 98], [53, 55], 35],
      '4-5Y': [[104, 110], [57, 59], 40],
      '6-7Y': [[116, 122], [61, 63], 44],
      '8-9Y': [[128, 134], [66, 69], 49],
      '10-11Y': [[140, 146], [72, 75], 53],
      '12-13Y': [[152, 158], [78, 81], 57],
    }),
  },
  {
    department: 'kids',
    category: 'jeans',
    measures: [HEIGHT, WAIST, INSIDE_LEG],
    rows: rows({
      '4-5Y': [[104, 110], [53, 54], 45],
      '6-7Y': [[116, 122], [55, 57], 52],
      '8-9Y': [[128, 134], [58, 60], 59],
      '10-11Y': [[140, 146], [61, 64], 66],
      '12-13Y': [[152, 158], [65, 68], 72],
    }),
  },
];

export function findSizeChart(department: Department, category: string): SizeChart | undefined {
  return SIZE_CHARTS.find((chart) => chart.department === department && chart.category === category);
}
