import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, fail, isMain, root, say } from '../../scripts/command-line.js';
import { readTags } from './read-tags.js';
import { documents, findFaults, readData, writeTables } from './tables.js';

const help = `
npm run evidence              writes the tables of ${documents.map(({ file }) => file).join(', ')}
                              from docs/evidence and from the tags in titles of tests
npm run evidence -- --check   writes nothing; exits with status 1 when a table is stale, a tag names an unknown
                              number, or nothing proves a statement that is said to be met

A tag stands at the end of a title of it(), test() or describe(): [spec 2-57], [R63], [T3], [ASVS 6.2.1].
npm run test:unit -- -t 'spec 2-57\\]' runs the unit, endpoint and page tests of one statement.`;

const folders = ['apps', 'packages', 'scripts', 'tools', 'e2e', 'trust'];
const skipped = new Set(['node_modules', 'dist', 'coverage', 'results']);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const testFiles = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : testFiles(file);
      return /\.(test|spec)\.(tsx?|js)$/.test(entry.name) ? [file] : [];
    });

export const collectEvidence = () => {
  const filesOf = new Map();
  for (const file of folders.filter((folder) => existsSync(path.join(root, folder))).flatMap(testFiles))
    for (const tag of readTags(read(file), file)) filesOf.set(tag, [...(filesOf.get(tag) ?? []), file]);

  const tables = documents.map((document) => ({ document, data: readData(read(document.data)) }));
  const tags = new Set();
  const states = new Map();
  for (const { document, data } of tables)
    for (const { cells } of data.rows) {
      tags.add(document.tag(cells.number));
      if (/^[A-Z]/.test(cells.number)) states.set(cells.number, cells.state);
    }
  const facts = {
    filesOf,
    read,
    stateOf: (number) => states.get(number),
    exists: (file) => existsSync(path.join(root, file)),
  };
  const unknown = [...filesOf].filter(([tag]) => !tags.has(tag));
  return {
    faults: [
      ...unknown.map(([tag, files]) => `[${tag}] in ${files.join(', ')} is no number of docs/evidence`),
      ...tables.flatMap(({ document, data }) => findFaults(document, data, facts)),
    ],
    pages: tables.map(({ document, data }) => {
      const before = read(document.file);
      return { file: document.file, before, after: writeTables(before, document, data, filesOf) };
    }),
  };
};

if (isMain(import.meta.url)) {
  answerHelp(help);
  const isCheck = process.argv.includes('--check');
  const { faults, pages } = collectEvidence();
  const stale = pages.filter(({ before, after }) => before !== after);
  if (!isCheck) for (const { file, after } of stale) writeFileSync(path.join(root, file), after);
  for (const { file } of stale) say(isCheck ? `${file} is stale: run npm run evidence` : `Wrote ${file}.`);
  if (faults.length > 0) fail(faults.join('\n'));
  if (isCheck && stale.length > 0) process.exitCode = 1;
}
