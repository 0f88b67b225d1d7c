import type { Token } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { lexicon } from './lexicon.ts';

/** For synonyms of synonyms, because each can have many words. */
const MAX_REPLACEMENTS = 32;

/**
 * Longest phrase first; the replacing words are replaced in turn. A synonym is never replaced within its own
 * meaning, so that circles end. Longer phrases of the lexicon stay: a synonym for "shirt" leaves "t shirt"
 * alone.
 */
export function replaceSynonyms(typed: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  if (vocabulary.longestSynonym === 0) return typed;
  const longest = Math.max(vocabulary.longestSynonym, lexicon.longest);
  let count = 0;

  function replace(tokens: readonly Token[], within: readonly string[]): Token[] {
    const replaced: Token[] = [];
    for (let at = 0; at < tokens.length;) {
      const { phrase, length, means } = longestAt(tokens.slice(at, at + longest), within);
      if (means) count += 1;
      replaced.push(...(means ? replace(means, [...within, phrase]) : tokens.slice(at, at + length)));
      at += length;
    }
    return replaced;
  }

  function longestAt(tokens: readonly Token[], within: readonly string[]) {
    for (let length = tokens.length; length > 0; length -= 1) {
      const phrase = tokens
        .slice(0, length)
        .map(({ text }) => text)
        .join(' ');
      const isAllowed = count < MAX_REPLACEMENTS && !within.includes(phrase);
      const means = isAllowed ? vocabulary.synonym(phrase) : undefined;
      if (means || lexicon.meaningOf(phrase)) return { phrase, length, means };
    }
    return { phrase: '', length: 1, means: undefined };
  }

  const replaced = replace(typed, []);
  return count > 0 ? replaced : typed;
}
