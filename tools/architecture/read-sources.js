import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { blank, blankStyle } from './blank.js';
import { readImports } from './read-imports.js';

const folders = ['apps', 'packages', 'e2e', 'trust', 'scripts', 'tools'];
const skipped = new Set(['node_modules', 'dist', '.turbo', 'coverage', 'results']);
const isSource = (name) => /\.(tsx?|js|css)$/.test(name) && !name.endsWith('.d.ts');

const filesBelow = (root, folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const file = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(root, file);
        return isSource(entry.name) ? [file] : [];
      })
    : [];

const readWorkspaces = (root) =>
  ['packages', 'apps']
    .flatMap((folder) =>
      existsSync(path.join(root, folder))
        ? readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/`)
        : [],
    )
    .concat('e2e/', 'trust/', 'tools/')
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
    }));

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** `@e-store/<name>[/<path>]`, through the exports of its manifest. */
const workspaceFile = ({ folder, manifest }, specifier) => {
  const sub = specifier.slice(manifest.name.length + 1);
  const source = manifest.exports?.[sub ? './*' : '.']?.source;
  return source ? folder + source.slice(2).replace('*', sub) : folder + sub;
};

/** A repository file, `node:<module>` or `npm:<package>`. */
const targetOf = (file, specifier, workspaces) => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier.split('?')[0]);
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`;
  const name = packageOf(specifier);
  const workspace = workspaces.find(({ manifest }) => manifest.name === name);
  return workspace ? workspaceFile(workspace, specifier) : `npm:${name}`;
};

const isTest = (file) => /\.test\.(tsx?|js)$/.test(file) || /\/testing\//.test(file);

/** As `{ file, text, lines, isTest, imports }`. Scripts add `code` and `bare`, style sheets `code`. */
export const readSources = (root) => {
  const workspaces = readWorkspaces(root);
  const sources = folders
    .flatMap((folder) => filesBelow(root, folder))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const seen = { file, text, lines: text.split('\n').length - 1, isTest: isTest(file) };
      if (file.endsWith('.css')) return { ...seen, code: blankStyle(text), bare: '', imports: [] };
      const { code, bare } = blank(text);
      const imports = readImports(code).map((found) => ({
        ...found,
        target: targetOf(file, found.specifier, workspaces),
      }));
      return { ...seen, code, bare, imports };
    });
  return { sources, workspaces };
};
