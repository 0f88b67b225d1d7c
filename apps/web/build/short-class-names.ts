import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * `_` and a number. Server and browser builds count alike: by file, then position.
 * @throws for an unknown class
 */
export function makeShortClassNames(root: string): (word: string, file: string) => string {
  const names = new Map<string, string>();
  for (const sheet of listPrintedSheets(root)) {
    for (const [, word] of readFileSync(path.join(root, sheet), 'utf8').matchAll(NAME)) {
      const key = `${sheet}:${word}`;
      if (!names.has(key)) names.set(key, `_${names.size.toString(36)}`);
    }
  }
  return (word, file) => {
    const key = `${path.relative(root, file.replace(/\?.*$/, ''))}:${word}`;
    const name = names.get(key);
    if (name === undefined) throw new Error(`${key} is not among the classes of the shop.`);
    return name;
  };
}

function listPrintedSheets(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join('src', file))
    .toSorted();
}
