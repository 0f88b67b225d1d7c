import type { RelatedReason } from '@e-store/shared/catalog/related';

/** Invisible; after it no line ends. A narrow window would break "T-" from "shirts". */
const WORD_JOINER = '\u2060';

/** Names of categories in the midst of a sentence; others are written as staff named them. */
const PLURALS: Record<string, string> = {
  'T-Shirt': `T-${WORD_JOINER}shirts`,
  Shirt: 'shirts',
  Jeans: 'jeans',
};

/** The category by its name. */
type Shared = { department: string; category: string; colour: string };

/** The heading over products that stand together for a reason: "More white shirts for women". */
export function relatedTitle(reason: RelatedReason, { department, category, colour }: Shared): string {
  const what = reason === 'department' ? [] : [PLURALS[category] ?? category];
  const words = reason === 'colour' ? [colour.toLowerCase(), ...what] : what;
  return ['More', ...words, 'for', department].join(' ');
}
