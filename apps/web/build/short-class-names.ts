import { createHash } from 'node:crypto';
import path from 'node:path';

const LENGTH = 4;

/**
 * Names of CSS classes in a build: `_` and four characters, made from file and word, so that the build of the server
 * and the one of the browser agree without knowing of each other. Two words that came out alike stop the build.
 */
export function makeShortClassNames(root: string): (word: string, file: string) => string {
  const taken = new Map<string, string>();
  return (word, file) => {
    // Vite adds a query to some files.
    const source = `${path.relative(root, file.replace(/\?.*$/, ''))}:${word}`;
    const name = `_${createHash('sha1').update(source).digest('base64url').slice(0, LENGTH)}`;
    const other = taken.get(name);
    if (other !== undefined && other !== source) throw new Error(`${source} and ${other} are both ${name}.`);
    taken.set(name, source);
    return name;
  };
}
