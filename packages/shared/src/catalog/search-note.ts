import { z } from 'zod';

/** What words of a search may be read as, beside words of the catalogue. */
export const READ_GROUPS = [
  'category',
  'department',
  'colour',
  'size',
  'fabric',
  'brand',
  'price',
  'onSale',
  'inStock',
  'sort',
  /** Words of no group that products must not hold: "without hood". */
  'words',
] as const;
export type ReadGroup = (typeof READ_GROUPS)[number];

/** What a search for help may be about; each has a page that answers it. */
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

/** Words that were read as a filter: “under 700” is the price up to ₹700. */
export const UnderstoodPart = z.object({
  group: z.enum(READ_GROUPS),
  /** The value by which a list query asks for the same; absent where no single value does, as for all shades of blue. */
  value: z.string().optional(),
  /** The words exclude it: "no black". */
  not: z.literal(true).optional(),
  /** As a shopper reads it: "Up to ₹700". */
  label: z.string(),
  /** The same search without these words; empty when nothing would be left. */
  without: z.string(),
});
export type UnderstoodPart = z.infer<typeof UnderstoodPart>;

/** Another spelling was searched for than the one that was typed. */
export const InsteadOf = z.object({
  /** What was searched for. */
  words: z.string(),
  /** The keyword that searches for the very words that were typed. */
  exact: z.string(),
});

/** One thing less, and how many products that would give. */
export const Loosening = z.object({
  /** A filter of the query to leave out; `all` for every one. */
  filter: z.string().optional(),
  /** Or another keyword; empty for none. */
  keyword: z.string().optional(),
  /** The words or the filter that it does without, as a shopper reads them. */
  without: z.string().optional(),
  count: z.int().positive(),
});
export type Loosening = z.infer<typeof Loosening>;

/** How a keyword was understood: part of every answer to one. Absent parts have nothing to say. */
export const SearchNote = z.object({
  understood: z.array(UnderstoodPart).optional(),
  instead: InsteadOf.optional(),
  /** Words that mean nothing here and were left out. */
  ignored: z.array(z.string()).optional(),
  /** Help that the words ask for: "return policy", "size chart". */
  help: z.array(z.enum(HELP_TOPICS)).optional(),
});
export type SearchNote = z.infer<typeof SearchNote>;
