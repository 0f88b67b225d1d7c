import { SIZE_LETTERS } from './amount-parts.ts';
import { lexicon } from './lexicon.ts';
import { isUnsold } from './meaning-of.ts';
import { maxEditDistance, editDistance } from './edit-distance.ts';
import { toLatin } from './phonetic-key.ts';
import { AMOUNT_WORDS } from './word-tables.ts';
import { type Token } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';

export type SpelledWord = {
  text: string;
  kind: Token['kind'];
  /** `unknown`: without meaning in this catalogue. */
  state: 'known' | 'misspelt' | 'unknown';
};

const SMALL_DISTANCE = 1;
/** "net" is not "new". */
const SWAPPED = 0.8;
const SHORTEST_PART = 3;
const MAX_CORRECTIONS = 8;

const isCloseTo = (correction: string, typed: string) => typed.length >= 5 && typed[0] === correction[0];

/** Also joins "je ans" and splits "blackjeans". */
export function spell(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isAllowed: (correction: string, typed: string) => boolean = (correction, typed) =>
    !isUnsold(correction, vocabulary) || isCloseTo(correction, typed),
): SpelledWord[] {
  const isKnown = (word: string) => lexicon.has(word) || vocabulary.count(word) > 0;
  const isOneWord = (first: string, second: string) =>
    !SIZE_LETTERS.includes(second) &&
    (isKnown(first + second)
      ? !(isKnown(first) && isKnown(second))
      : first.length === 1 && !isKnown(second) && vocabulary.hasPrefix(first + second));
  const spelt: SpelledWord[] = [];
  const hasNumber = tokens.some(({ text, kind }) => kind === 'number' || isNumberWord(text));
  let unknownCount = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const { text, kind } = tokens[index] ?? { text: '', kind: 'word' };
    const next = tokens[index + 1];
    if (kind !== 'word') {
      spelt.push({ text, kind, state: 'known' });
      continue;
    }
    const joined = next?.kind === 'word' && isOneWord(text, next.text) ? text + next.text : undefined;
    if (joined) {
      spelt.push({ text: joined, kind, state: 'known' });
      index += 1;
    } else if (isKnown(text) || vocabulary.knows(text)) {
      const isInitial = text.length === 1 && tokens.length > 1;
      spelt.push({ text, kind, state: isInitial ? 'unknown' : 'known' });
    } else {
      unknownCount += 1;
      const corrected = unknownCount > MAX_CORRECTIONS ? unknown(text) : correct(text, vocabulary, hasNumber);
      const isAccepted = corrected.every((word) => word.state !== 'misspelt' || isAllowed(word.text, text));
      spelt.push(...(isAccepted ? corrected : unknown(text)));
    }
  }
  return spelt;
}

const kindOf = (word: string) => lexicon.meaningOf(word)?.kind;
const isOfNumber = (word: string) => ['amount', 'sizeSign'].includes(kindOf(word) ?? '');
const isNumberWord = (word: string) =>
  [AMOUNT_WORDS.thousand, AMOUNT_WORDS.hundred].some((words) => words.includes(word));

const unknown = (text: string): SpelledWord[] => [{ text, kind: 'word', state: 'unknown' }];

function correct(word: string, vocabulary: Vocabulary, hasNumber: boolean): SpelledWord[] {
  const known = (text: string): SpelledWord => ({ text, kind: 'word', state: 'known' });
  const isKnown = (text: string) => lexicon.has(text) || vocabulary.count(text) > 0;
  const stem = word.replace(/e?s$/, '');
  if (word.endsWith('s') && isKnown(word.slice(0, -1))) return [known(word.slice(0, -1))];
  if (stem !== word && isKnown(stem)) return [known(stem)];
  const completion = lexicon.completionOf(word);
  if (completion) return [{ text: completion, kind: 'word', state: 'misspelt' }];
  if (vocabulary.hasPrefix(word)) return [known(word)];
  const latin = toLatin(word);
  const alike = (word.length > 3 ? lexicon.byPhoneticKey(word) : undefined) ?? vocabulary.byPhoneticKey(word);
  if (alike)
    return [{ text: lexicon.usual(alike), kind: 'word', state: latin === word ? 'misspelt' : 'known' }];
  const near = nearestWord(latin, vocabulary);
  const parts = near && near.distance <= SMALL_DISTANCE ? undefined : splitWord(word, isKnown);
  if (parts) return parts.map(known);
  if (near && !hasNumber && isOfNumber(near.word)) return unknown(word);
  return near ? [{ text: lexicon.usual(near.word), kind: 'word', state: 'misspelt' }] : unknown(word);
}

function splitWord(word: string, isKnown: (part: string) => boolean): [string, string] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts;
  }
  return undefined;
}

const PREFERRED_KINDS = ['category', 'department', 'colour'];
/** Sold goods come first. */
const HANDICAP = { preferred: 0, other: 0.15, notSold: 0.45 };

function handicapOf(word: string): number {
  const kind = kindOf(word) ?? '';
  if (kind === 'notSold') return HANDICAP.notSold;
  return PREFERRED_KINDS.includes(kind) ? HANDICAP.preferred : HANDICAP.other;
}

export function nearestWord(
  typed: string,
  vocabulary: Vocabulary,
  limit = maxEditDistance(typed),
): Near | undefined {
  if (limit === 0) return undefined;
  return vocabulary.memoize(`near ${limit} ${typed}`, () => findNearest(typed, vocabulary, limit));
}

type Near = { word: string; distance: number };

function findNearest(typed: string, vocabulary: Vocabulary, limit: number): Near | undefined {
  let best: { word: string; distance: number; rank: number; count: number } | undefined;
  const consider = (word: string) => {
    if (word.length < 3 || word === typed || Math.abs(word.length - typed.length) > 3) return;
    const distance = editDistance(typed, word, limit);
    if (distance === Infinity || (distance > SMALL_DISTANCE && kindOf(word) === 'notSold')) return;
    if (typed.length === 3 && word.length === 3 && distance > SWAPPED) return;
    const rank = distance + handicapOf(word);
    const count = vocabulary.count(word);
    if (!best || rank < best.rank || (rank === best.rank && count > best.count))
      best = { word, distance, rank, count };
  };
  lexicon.targets.forEach(consider);
  for (const word of vocabulary.names()) consider(word);
  return best && { word: best.word, distance: best.distance };
}
