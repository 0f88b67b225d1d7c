import { type Token, tokensOf, wordText } from '../tokens.ts';
import { lexicon } from './lexicon.ts';
import type { SpelledWord } from './spell.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Meaning } from './meaning.ts';
import { meaningOf } from './meaning-of.ts';
import { LONGEST_BOUND, numberAt } from './number-at.ts';

export type Item = {
  text: string;
  kind: SpelledWord['kind'];
  state: SpelledWord['state'];
  meaning: Meaning | undefined;
};

/** Phrases, longest first: "off white" is not white. */
export function itemsOf(words: readonly SpelledWord[], vocabulary: Vocabulary): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < words.length;) {
    const found =
      fullNameAt(words, at, vocabulary) ?? spokenNumberAt(words, at) ?? longestAt(words, at, vocabulary);
    items.push(...found.items);
    at += found.length;
  }
  return items;
}

type Found = { items: Item[]; length: number };

function fullNameAt(words: readonly SpelledWord[], at: number, vocabulary: Vocabulary): Found | undefined {
  for (let length = Math.min(vocabulary.longestFullName, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    const name = wordText(phrase.map(({ text }) => text).join(' '));
    if (vocabulary.isFullName(name)) return { items: tokensOf(name).map(toNameItem), length };
  }
  return undefined;
}

const toNameItem = (token: Token): Item => ({ ...token, state: 'known', meaning: meaningInName(token.text) });

function meaningInName(text: string): Meaning | undefined {
  const meaning = lexicon.meaningOf(text);
  return meaning?.kind === 'glue' || meaning?.kind === 'words' ? meaning : undefined;
}

const hasOwnMeaning = (word: string) => {
  const meaning = lexicon.meaningOf(word);
  return meaning !== undefined && meaning.kind !== 'glue';
};

function spokenNumberAt(words: readonly SpelledWord[], at: number): Found | undefined {
  const texts = words.slice(at, at + LONGEST_NUMBER).map(({ text }) => text);
  const before = words.slice(Math.max(0, at - LONGEST_BOUND), at).map(({ text }) => text);
  const number = numberAt(texts, hasOwnMeaning, before);
  if (!number) return undefined;
  const { value, length } = number;
  const text = texts.slice(0, length).join(' ');
  return { items: [{ text, kind: 'word', state: 'known', meaning: { kind: 'number', value } }], length };
}

const LONGEST_NUMBER = 9;
const LONGEST_NAME = 5;

function longestAt(words: readonly SpelledWord[], at: number, vocabulary: Vocabulary): Found {
  const most = Math.min(Math.max(lexicon.longest, LONGEST_NAME), words.length - at);
  for (let length = most; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const text = phrase.map((word) => word.text).join(' ');
    const meaning = meaningOf(text, vocabulary);
    if (meaning) {
      const isMisspelt = phrase.some(({ state }) => state === 'misspelt');
      return {
        items: [{ text, kind: 'word', state: isMisspelt ? 'misspelt' : 'known', meaning }],
        length,
      };
    }
  }
  const { text, kind, state } = words[at] ?? { text: '', kind: 'word', state: 'unknown' };
  return { items: [{ text, kind, state, meaning: undefined }], length: 1 };
}

const isExclude = (item: Item | undefined, position: 'before' | 'after') =>
  item?.meaning?.kind === 'not' && item.meaning.position === position;

export function findExclusion(items: readonly Item[], index: number, label: string, end = index + 1) {
  const [before, after] = [isExclude(items[index - 1], 'before'), isExclude(items[end], 'after')];
  if (!before && !after) return undefined;
  const [from, to] = [before ? index - 1 : index, after ? end + 1 : end];
  return { label: `Not ${label.toLowerCase()}`, not: true as const, from, to };
}
