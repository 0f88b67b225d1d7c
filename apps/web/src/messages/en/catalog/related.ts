import type { RelatedReason } from '@e-store/shared/catalog/list-choices';
import { pluralName } from './catalog.ts';

/** Invisible character that prevents a line break between "T-" and "shirts". */
const WORD_JOINER = '\u2060';

/** Category names within a sentence; others keep the name set by staff. */
const PLURALS: Record<string, string> = {
  'T-Shirt': `T-${WORD_JOINER}shirts`,
  Shirt: 'shirts',
  Jeans: 'jeans',
};

type Shared = { department: string; category: string; colour: string };

export function relatedTitle(reason: RelatedReason, { department, category, colour }: Shared): string {
  const what = reason === 'department' ? [] : [PLURALS[category] ?? pluralName(category)];
  const words = reason === 'colour' ? [colour.toLowerCase(), ...what] : what;
  return ['More', ...words, 'for', department].join(' ');
}
