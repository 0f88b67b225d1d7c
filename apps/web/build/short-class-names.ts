import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a style sheet names: `.class`, and its motions. That a text or an address may look like a class does no harm. */
const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * Names of CSS classes in a build: `_` and the number of the class among all of the shop, so that they are as short as
 * can be in styles, scripts and pages. The build of the server and that of the browser count alike: by file, then by the
 * place in it. A word that the count does not know stops the build.
 */
export function makeShortClassNames(root: string): (word: string, file: string) => string {
  const names = new Map<string, string>();
  for (const sheet of sheetsOf(root)) {
    for (const [, word] of readFileSync(path.join(root, sheet), 'utf8').matchAll(NAME)) {
      const key = `${sheet}:${word}`;
      if (!names.has(key)) names.set(key, `_${names.size.toString(36)}`);
    }
  }
  return (word, file) => {
    // Vite adds a query to some files.
    const key = `${path.relative(root, file.replace(/\?.*$/, ''))}:${word}`;
    const name = names.get(key);
    if (name === undefined) throw new Error(`${key} is not among the classes of the shop.`);
    return name;
  };
}

function sheetsOf(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join('src', file))
    .toSorted();
}
