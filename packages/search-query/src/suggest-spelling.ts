import { maxEditDistance } from './parser/edit-distance.ts';
import { lexicon } from './parser/lexicon.ts';
import { toLatin } from './parser/phonetic-key.ts';
import { nearestWord } from './parser/spell.ts';
import type { Vocabulary } from './vocabulary.ts';

const OFFER_DISTANCE = { most: 2.5, aLetter: 0.4 };
const MIN_OFFERED_LENGTH = 4;

/**
 * The first letter must match. Unsold goods are rarely typos, except of a category: "skirt" may be a shirt,
 * "saree" is nothing else.
 */
export function suggestSpelling(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < MIN_OFFERED_LENGTH) return undefined;
  const limit = lexicon.has(word)
    ? maxEditDistance(word)
    : Math.min(OFFER_DISTANCE.most, OFFER_DISTANCE.aLetter * word.length);
  const near = nearestWord(word, vocabulary, limit)?.word;
  if (near === undefined || near[0] !== toLatin(word)[0]) return undefined;
  const isUnsold = lexicon.meaningOf(word)?.kind === 'notSold';
  return isUnsold && lexicon.meaningOf(near)?.kind !== 'category' ? undefined : near;
}
