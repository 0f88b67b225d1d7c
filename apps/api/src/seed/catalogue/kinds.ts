export const KINDS = [
  'tee',
  'v-neck',
  'polo',
  'henley',
  'oversized-tee',
  'oxford-shirt',
  'mandarin-shirt',
  'resort-shirt',
  'hoodie',
  'sweatshirt',
  'straight-jeans',
  'slim-jeans',
  'wide-jeans',
  'kids-tee',
  'fitted-tee',
  'blouse',
  'womens-shirt',
] as const;
export type Kind = (typeof KINDS)[number];

export const JEANS_KINDS = ['straight-jeans', 'slim-jeans', 'wide-jeans'] as const;
export type JeansKind = (typeof JEANS_KINDS)[number];
export type TopKind = Exclude<Kind, JeansKind>;
export const isJeans = (kind: Kind): kind is JeansKind => kind.endsWith('jeans');

export const PATTERNS = [
  'solid',
  'stripe',
  'pencil',
  'gingham',
  'check',
  'block-print',
  'floral',
  'colour-block',
  'graphic',
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const VIEWS = ['front', 'back', 'detail', 'folded'] as const;
export type View = (typeof VIEWS)[number];
