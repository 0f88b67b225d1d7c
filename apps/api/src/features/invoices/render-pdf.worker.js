import { createRequire } from 'node:module';
import { toSVG } from 'bwip-js/node';

const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake');

/**
 * Hind has ₹ and Devanagari (SIL Open Font License).
 * @param {string} name
 */
const font = (name) => require.resolve(`@expo-google-fonts/hind/${name}.ttf`);
const FONTS = { Hind: { normal: font('400Regular/Hind_400Regular'), bold: font('700Bold/Hind_700Bold') } };
const files = Object.values(FONTS.Hind);

pdfmake.setFonts(FONTS);
// Names and addresses come from people; no document reads other files or the network.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((/** @type {string} */ path) => files.includes(path));

const BARCODE = 'code128:';

/**
 * Replaces `{ svg: 'code128:TEXT' }` by the barcode, in any depth.
 * @param {unknown} node
 * @returns {unknown}
 */
function drawBarcodes(node) {
  if (typeof node === 'string' && node.startsWith(BARCODE))
    return toSVG({ bcid: 'code128', text: node.slice(BARCODE.length), height: 10 });
  if (Array.isArray(node)) return node.map(drawBarcodes);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'svg' || typeof value === 'object' ? drawBarcodes(value) : value,
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
    section: /** @type {import('pdfmake/interfaces.js').Content[]} */ (drawBarcodes(content)),
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
