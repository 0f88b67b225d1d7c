/** Garments of a category, by its key; elsewhere it is called by the name that the shop gave it. */
const GARMENTS: Record<string, string> = { 'T-Shirt': 'T-shirts', Shirts: 'shirts', jeans: 'jeans' };

/** The one rule of the size chart and the size guide. */
export const BETWEEN_SIZES = 'Between two sizes, choose the larger one.';

/** The words around the size charts; `content/size-charts.ts` holds their figures. */
export const sizeChartWords = {
  caption: (department: string, category: string, unit: string) =>
    `${department}, ${GARMENTS[category] ?? category}, in ${unit}`,
  title: 'Size chart',
  unit: 'Unit',
  units: { cm: 'cm', inch: 'inch' },
  size: 'Size',
  howTitle: 'How to measure',
  how: `Over light clothes, with a soft tape, snug but not tight. ${BETWEEN_SIZES}`,
  guide: 'All size charts',
};
