import { z } from 'zod';

export const SEARCH_GROUPS = [
  'category',
  'department',
  'colour',
  'size',
  'fabric',
  'brand',
  'price',
  'onSale',
  'minDiscount',
  'inStock',
  'sort',
  /** "without hood" */
  'words',
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

export const HELP_TOPICS = [
  'returns',
  'delivery',
  'orders',
  'sizeGuide',
  'payment',
  'offers',
  'account',
  'contact',
  'faq',
  'privacy',
  'terms',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export const UnderstoodPart = z.object({
  group: z.enum(SEARCH_GROUPS),
  value: z.string().optional().describe('Absent where no single value fits.'),
  not: z.literal(true).optional().describe('Excluded, as in “no black”.'),
  label: z.string().describe('For people: “Up to ₹700”.'),
  without: z.string().describe('The keyword without these words; may be empty.'),
});
export type UnderstoodPart = z.infer<typeof UnderstoodPart>;

export const SpellingCorrection = z.object({
  words: z.string(),
  exact: z.string(),
});

export const FilterRelaxation = z.object({
  filter: z.string().optional(),
  keyword: z.string().optional(),
  without: z.string().optional(),
  count: z.int().positive(),
});
export type FilterRelaxation = z.infer<typeof FilterRelaxation>;

export const SearchNote = z.object({
  understood: z.array(UnderstoodPart).optional(),
  instead: SpellingCorrection.optional(),
  ignored: z.array(z.string()).optional(),
  notSold: z.array(z.string()).optional().describe('Searched goods that the shop does not sell: “sarees”.'),
  help: z.array(z.enum(HELP_TOPICS)).optional(),
});
export type SearchNote = z.infer<typeof SearchNote>;
