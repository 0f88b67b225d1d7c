import { phraseKey, wordText } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';

export function meaningOf(text: string, vocabulary: Vocabulary): Meaning | undefined {
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

export const isUnsold = (text: string, vocabulary: Vocabulary): boolean =>
  meaningOf(text, vocabulary)?.kind === 'notSold';

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
