import path from 'node:path';
import { findCycles } from './check-cycles.js';

const API = 'apps/api/src/';
const WEB = 'apps/web/src/';
const LAYERS = ['platform', 'features', 'app', 'cli'];
const isData = (file) => /\b(messages|data|config|settings)\b/.test(file);
const isBeside = (file) => /\/(testing|seed|fixtures)\//.test(file);

const sum = (sources) => sources.reduce((lines, source) => lines + source.lines, 0);

/** Just below `prefix`; files at its top have none. */
const folderBelow = (file, prefix) =>
  file.startsWith(prefix) && file.slice(prefix.length).includes('/')
    ? file.slice(prefix.length).split('/')[0]
    : undefined;

/** Groups of folders just below `prefix` that import each other in a circle. */
const folderCycles = (product, prefix) => {
  const graph = new Map();
  for (const { file, imports } of product) {
    const from = folderBelow(file, prefix);
    if (from === undefined) continue;
    const targets = imports.map(({ target }) => folderBelow(target, prefix));
    graph.set(from, [...(graph.get(from) ?? []), ...targets.filter((to) => to !== undefined && to !== from)]);
  }
  return findCycles(graph).length;
};

/** A file at the top of the API may import every layer. */
const layerOf = (file) => {
  const folder = folderBelow(file, API);
  return folder === undefined ? LAYERS.length : LAYERS.indexOf(folder);
};

const upwardImports = (product) =>
  product
    .filter(({ file }) => file.startsWith(API))
    .flatMap(({ file, imports }) =>
      imports.filter(({ target }) => target.startsWith(API) && layerOf(target) > layerOf(file)),
    ).length;

export const countStructure = ({ sources }, { layers }) => {
  const scripts = sources.filter(({ file }) => !file.endsWith('.css'));
  const product = scripts.filter(
    ({ file, isTest }) => /^(apps|packages|scripts)\//.test(file) && !isTest && !isBeside(file),
  );
  const small = product.filter(
    ({ file, lines }) => lines < 15 && !/\/index\.ts$|\.config\.|^scripts\//.test(file),
  );
  const longest = product
    .filter(({ file }) => !isData(file))
    .reduce((most, source) => (source.lines > most.lines ? source : most), { lines: 0 });
  return [
    [
      'files at the top of the API',
      product.filter(({ file }) => path.dirname(file) === API.slice(0, -1)).length,
      8,
    ],
    ['imports that go up in the API', upwardImports(product), 0],
    ['circles of features in the API', folderCycles(product, `${API}features/`), 0],
    ['circles of features in the web app', folderCycles(product, `${WEB}features/`), 0],
    ['circles of folders in the web app', folderCycles(product, WEB), 0],
    [
      'declared imports between features',
      layers.reduce((count, { edges }) => count + edges.length, 0),
      undefined,
    ],
    ['product files', product.length, undefined],
    ['product files under 15 lines', small.length, 80],
    ['lines of product code', sum(product), 65_000],
    [`longest file (${longest.file})`, longest.lines, 300],
    [
      'lines of scripts with their tests',
      sum(scripts.filter(({ file }) => file.startsWith('scripts/'))),
      2_500,
    ],
    [
      'lines of tools with their tests',
      sum(scripts.filter(({ file }) => file.startsWith('tools/'))),
      undefined,
    ],
    [
      'lines of tests',
      sum(scripts.filter(({ file, isTest }) => isTest && !file.startsWith('tools/'))),
      undefined,
    ],
  ];
};
