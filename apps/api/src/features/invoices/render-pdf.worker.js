import { createRequire } from 'node:module';
import { toSVG } from 'bwip-js/node';

const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake');

/** Scripts that Hind (Latin, Devanagari, ₹) lacks, each with its font (all SIL Open Font License). */
const FAMILIES = {
  Bengali: ['hind-siliguri', 'HindSiliguri'],
  Gujarati: ['hind-vadodara', 'HindVadodara'],
  Kannada: ['noto-sans-kannada', 'NotoSansKannada'],
  Malayalam: ['manjari', 'Manjari'],
  Oriya: ['noto-sans-oriya', 'NotoSansOriya'],
  Tamil: ['hind-madurai', 'HindMadurai'],
  Telugu: ['hind-guntur', 'HindGuntur'],
};

/** @param {string[]} family */
const filesOf = ([folder, name]) => {
  const file = (/** @type {string} */ weight) =>
    require.resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`);
  return { normal: file('400Regular'), bold: file('700Bold') };
};
const FONTS = Object.fromEntries(
  Object.entries({ Hind: ['hind', 'Hind'], ...FAMILIES }).map(([name, family]) => [name, filesOf(family)]),
);
const files = Object.values(FONTS).flatMap(Object.values);

pdfmake.setFonts(FONTS);
// Names and addresses come from people; no document reads other files or the network.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((/** @type {string} */ path) => files.includes(path));

const BARCODE = 'code128:';
const PICTOGRAPHS = /[\u{1f000}-\u{1faff}\u2600-\u27bf]|\ufe0f/gu;
const RUN = new RegExp(
  Object.keys(FAMILIES)
    .map((script) => `(?<${script}>(?:\\p{Script=${script}}[\\u200c\\u200d]?)+)`)
    .join('|'),
  'gu',
);

/**
 * Splits a text by script, and leaves out emoji.
 * @param {string} text
 */
function toRuns(text) {
  const runs = [];
  let from = 0;
  for (const { index, 0: run, groups = {} } of text.matchAll(RUN)) {
    runs.push(text.slice(from, index), { text: run, font: Object.keys(groups).find((name) => groups[name]) });
    from = index + run.length;
  }
  return [...runs, text.slice(from)].map((run) =>
    typeof run === 'string' ? run.replaceAll(PICTOGRAPHS, '') : run,
  );
}

/**
 * Replaces `{ svg: 'code128:TEXT' }` by the barcode, and texts by runs in fonts that have their script.
 * @param {unknown} node
 * @returns {unknown}
 */
function prepare(node) {
  if (typeof node === 'string') {
    if (node.startsWith(BARCODE))
      return toSVG({ bcid: 'code128', text: node.slice(BARCODE.length), height: 10 });
    const runs = toRuns(node);
    return runs.length > 1 ? { text: runs } : runs[0];
  }
  if (Array.isArray(node)) return node.map(prepare);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      ['svg', 'text'].includes(key) || typeof value === 'object' ? prepare(value) : value,
    ]),
  );
}

/**
 * @param {import('./pdf-renderer.ts').PdfTask['sections'][number]} section
 * @returns {import('pdfmake/interfaces.js').ContentSection}
 */
function toSection({ content, footer }) {
  let pages = 0;
  let page = 0;
  return {
    section: /** @type {import('pdfmake/interfaces.js').Content[]} */ (prepare(content)),
    // pdfmake reads backgrounds while adding pages, footers after the last one.
    background: () => {
      pages += 1;
      return null;
    },
    footer: () => {
      page += 1;
      return { text: `${footer} · Page ${page} of ${pages}`, style: 'caption', alignment: 'center' };
    },
  };
}

/** @param {import('./pdf-renderer.ts').PdfTask} task */
export default async function renderPdf({ definition, sections }) {
  return pdfmake.createPdf({ ...definition, content: sections.map(toSection) }).getBuffer();
}
