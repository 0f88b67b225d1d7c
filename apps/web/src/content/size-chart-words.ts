/** Garments of a category, by its key; elsewhere it is called by the name that the shop gave it. */
const GARMENTS: Record<string, string> = { 'T-Shirt': 'T-shirts', Shirts: 'shirts', jeans: 'jeans' };

/** The words around the size charts; `content/size-charts.ts` holds their figures. */
export const sizeChartWords = {
  caption: (department: string, category: string, unit: string) =>
    `${department}, ${GARMENTS[category] ?? category}, in ${unit}`,
  title: 'Size chart',
  unit: 'Unit',
  units: { cm: 'cm', inch: 'inch' },
  size: 'Size',
  howTitle: 'How to measure',
  how: 'Over light clothes, with a soft tape that lies close and does not press. Between two sizes, take the larger one.',
  guide: 'All size charts',
};
