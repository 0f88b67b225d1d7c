import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { lexicon } from '../parser/lexicon.ts';
import { phraseKey } from '../tokens.ts';

type Listed = { word: unknown; place: string };

/** With their place: "colours › Blue". */
function listedWords(table: unknown, place: string): Listed[] {
  if (Array.isArray(table) && table.every((entry) => typeof entry === 'object' && entry !== null))
    return table.flatMap(({ label, name, of, words }) =>
      listedWords(words ?? [], `${place} › ${label ?? name ?? of}`),
    );
  if (Array.isArray(table)) return table.map((word) => ({ word, place }));
  if (typeof table !== 'object' || table === null) return [{ word: table, place }];
  return Object.entries(table).flatMap(([name, part]) => listedWords(part, `${place} › ${name}`));
}

function readTables(): Listed[] {
  const folder = new URL('./', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => listedWords(JSON.parse(readFileSync(new URL(name, folder), 'utf8')), name));
}

function findMistakes(listed: readonly Listed[]): string[] {
  const places = new Map<string, string>();
  return listed.flatMap(({ word, place }) => {
    if (typeof word !== 'string' || word.trim() === '') return `${place}: ${JSON.stringify(word)} is no word`;
    if (word !== word.trim().toLowerCase())
      return `${place}: write “${word}” in small letters, without spaces around it`;
    const key = phraseKey(word) || word;
    const other = places.get(key);
    places.set(key, place);
    return other === undefined ? [] : `“${word}” is in ${other} and again in ${place}: keep one`;
  });
}

it('holds small letters, and each word once', () => {
  expect(findMistakes(readTables())).toEqual([]);
});

it('is understood word by word', () => {
  const unknown = readTables().filter(
    ({ word }) => !lexicon.meaningOf(phraseKey(String(word)) || String(word)),
  );
  expect(unknown).toEqual([]);
});

it('says which entry is wrong', () => {
  const colours = [
    { label: 'Red', words: ['lal', 'Laal', 7] },
    { label: 'Pink', words: ['lal', ''] },
  ];
  expect(findMistakes(listedWords({ colours }, 'product-words.json'))).toEqual([
    'product-words.json › colours › Red: write “Laal” in small letters, without spaces around it',
    'product-words.json › colours › Red: 7 is no word',
    '“lal” is in product-words.json › colours › Red and again in product-words.json › colours › Pink: keep one',
    'product-words.json › colours › Pink: "" is no word',
  ]);
});
