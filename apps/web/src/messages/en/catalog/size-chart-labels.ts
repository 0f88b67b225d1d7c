/** Plural nouns by category key; other categories use the name set by staff. */
const CATEGORY_PLURALS: Record<string, string> = { 'T-Shirt': 'T-shirts', Shirts: 'shirts', jeans: 'jeans' };

export const BETWEEN_SIZES = 'If you are between two sizes, choose the larger one.';

export const sizeChartMessages = {
  caption: (department: string, category: string, unit: string) =>
    `${department}, ${CATEGORY_PLURALS[category] ?? category}, in ${unit}`,
  title: 'Size chart',
  unit: 'Unit',
  units: { cm: 'cm', inch: 'inches' },
  size: 'Size',
  howTitle: 'How to measure',
  how: `Measure over light clothes with a soft tape, snug but not tight. ${BETWEEN_SIZES}`,
  guide: 'All size charts',
};
