import { phraseKey, type Token, tokensOf, wordText } from '../tokens.ts';
import { lexicon } from './lexicon.ts';
import type { SpelledWord } from './spell.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Meaning } from './meaning.ts';

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
    const found = fullNameAt(words, at, vocabulary) ?? longestAt(words, at, vocabulary);
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

function meaningOf(text: string, vocabulary: Vocabulary): Meaning | undefined {
  const brand = vocabulary.brand(text);
  if (brand !== undefined) return { kind: 'brand', value: brand, label: brand };
  const meaning = ownCategory(text, vocabulary) ?? lexicon.meaningOf(text);
  if (meaning?.kind === 'notSold') return soldAs(meaning, vocabulary) ?? meaning;
  if (meaning?.kind === 'category')
    return firstCategory(meaning.words ?? [], vocabulary) ?? builtInCategory(meaning, vocabulary);
  if (meaning) return meaning.kind === 'help' && vocabulary.count(text) > 0 ? undefined : meaning;
  const colour = vocabulary.colour(text);
  return colour === undefined ? undefined : { kind: 'colour', value: [text.split(' ')], label: colour };
}

/** Any word of the goods finds the category or products that the catalogue has by another. */
function soldAs({ words }: { words: readonly string[] }, vocabulary: Vocabulary): Meaning | undefined {
  const category = firstCategory(words, vocabulary);
  if (category) return category;
  const value = words
    .map((phrase) => phrase.split(' '))
    .filter((phrase) => phrase.every((word) => vocabulary.count(word) > 0))
    .flat();
  return value.length > 0 ? { kind: 'words', value } : undefined;
}

/** Products of any category have these, whatever its aliases. */
const PROPERTIES: readonly Meaning['kind'][] = ['fabric', 'colour', 'department', 'size'];

function ownCategory(text: string, vocabulary: Vocabulary): Meaning | undefined {
  const kind = lexicon.meaningOf(text)?.kind;
  const isAlias = vocabulary.category(text)?.aliases.some((alias) => wordText(alias) === text);
  return kind && PROPERTIES.includes(kind) && isAlias ? undefined : namedCategory(text, vocabulary);
}

/** The words of a deleted category find products by text. */
function builtInCategory(
  meaning: Meaning & { kind: 'category' },
  vocabulary: Vocabulary,
): Meaning | undefined {
  if (!vocabulary.hasCategories()) return meaning;
  const label = vocabulary.nameOfCategory(meaning.value);
  return label === undefined
    ? soldAs({ words: [phraseKey(meaning.label)] }, vocabulary)
    : { ...meaning, label };
}

const firstCategory = (words: readonly string[], vocabulary: Vocabulary) =>
  words.flatMap((phrase) => namedCategory(phrase, vocabulary) ?? [])[0];

function namedCategory(text: string, vocabulary: Vocabulary): Meaning | undefined {
  const category = vocabulary.category(text);
  return category && { kind: 'category', value: category.key, label: category.name };
}
