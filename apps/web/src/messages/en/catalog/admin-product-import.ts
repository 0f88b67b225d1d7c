import {
  DELIVERY_NOTE_MAX,
  type ImportOutcome,
  type ProductColumn,
} from '@e-store/shared/catalog/product-columns';
import { formatCount } from '@e-store/shared/money';
import { mapDetails } from '@e-store/shared/catalog/product-details';
import { counted } from '../ui-admin.ts';

const products = (count: number) => counted(count, 'product', 'products');

export const productImportMessages = {
  title: 'Import products',
  lead: 'Add or change many products from one CSV file. You see the result before anything is saved.',
  exportAll: 'Export all products',
  exported: 'Export',
  exportTitle: 'Download the products of this list as a CSV file',
  importLink: 'Import',
  emptyFile: 'Download an empty file',
  emptyFileName: 'products.csv',
  exportHint:
    'To change products, export them, edit the file and import it. Keep the exported file: if you import it again, the earlier values come back.',
  columnsTitle: 'Columns of the file',
  columnsLead:
    'Each row needs an ID, an SKU or a name. Fields without a column do not change. An empty cell clears its field.',
  categoryNames: (names: readonly string[]) => `One of: ${names.join(', ')}.`,
  columnHeads: { column: 'COLUMN', meaning: 'WHAT TO ENTER' },
  columns: {
    id: 'From the export. Leave it empty for a new product.',
    sku: 'Your own code. Without an ID, the row changes the product with this code.',
    name: 'Up to 120 characters.',
    brand: 'Needed to publish.',
    descreption: 'Needed to publish. Line breaks are kept.', // (sic) spec §3
    department: 'Men, Women or Kids.',
    colour: 'As customers see it, for example Indigo.',
    price: 'Whole rupees, for example 1299.',
    mrp: 'Whole rupees. Not below the price.',
    cost: 'Whole rupees. Customers never see it.',
    hsn: '4, 6 or 8 digits.',
    stock: 'Only for a new product without sizes.',
    sizes: 'Only for a new product: sizes with their stock, for example S=5, M=10.',
    sizeSkus: 'Sizes with their own SKU, for example S=KUR-014-S, M=KUR-014-M.',
    received:
      'Only for an existing product: units of a delivery, added to its stock, for example S=5, M=10, or 12 for a product without sizes. Without a delivery note, importing the file again adds them again.',
    deliveryNote: `With units received: the number on the supplier’s delivery note, challan or invoice, up to ${DELIVERY_NOTE_MAX} characters. Its units are added once for each product and size.`,
    images:
      'File names of the pictures you choose below, or URLs that begin with https://. Separate them with spaces. The first is the main picture.',
    status: 'Published, Draft or Scheduled (unchanged). A new product without a status becomes a draft.',
    ...mapDetails(({ max }) => `Optional, up to ${max} characters.`),
    manufacturerName: 'The business named on the label, with its address.',
    manufacturerAddress: 'Needed with the manufacturer or packer.',
    importerName: 'Only for imported products.',
    importerAddress: 'Needed with the importer.',
  } satisfies Record<Exclude<ProductColumn, 'category'>, string>,
  file: 'Product file (CSV)',
  unreadable: (name: string) =>
    `${name} could not be read. Save it as CSV in your spreadsheet program, with the headings of the export in the first row. If it is a CSV file, check its quotation marks.`,
  found: (rows: number, columns: number) =>
    `${counted(rows, 'row', 'rows')} with ${counted(columns, 'known column', 'known columns')}.`,
  unknownColumns: (names: readonly string[]) =>
    `Not imported, because the shop has no such column: ${names.join(', ')}.`,
  repeatedColumns: (names: readonly string[]) =>
    `These headings stand for the same column: ${names.join(', ')}. Keep one of them and choose the file again.`,
  tooWide: 'This row has cells beyond the headings. Put values with commas in quotation marks.',
  tooLong: 'This row is too long.',
  repeatedCode: (line: number) => `This product is also in row ${line}.`,
  repeatedSku: (sku: string, line: number) => `SKU ${sku} is also in row ${line}.`,
  noRows: 'The file has no rows below its headings.',
  pictures: 'Pictures (optional)',
  picturesHint: 'The pictures named in your file. They are uploaded right away.',
  uploading: (done: number, all: number) =>
    `Uploading picture ${formatCount(done + 1)} of ${formatCount(all)}…`,
  uploaded: (count: number) => `${counted(count, 'picture', 'pictures')} uploaded.`,
  stopUploading: 'Stop uploading',
  sameName: (name: string) => `Another picture is also called ${name}. Rename one of them.`,
  missing: (names: readonly string[]) => `Choose these pictures as well: ${names.join(', ')}.`,
  deliveryNote: 'Delivery note number (optional)',
  deliveryNoteHint:
    'Then the same delivery cannot be imported twice. Used for rows with units received and no delivery note.',
  check: 'Check file',
  checking: (done: number, all: number) => `Checking ${formatCount(done)} of ${formatCount(all)} rows…`,
  importing: (done: number, all: number) =>
    `Importing ${formatCount(done)} of ${formatCount(all)} rows. Stay on this page until all are imported.`,
  stop: 'Stop',
  stopped: 'The check was stopped. Nothing was imported.',
  summaryLabel: 'Result',
  outcomes: {
    created: { plan: 'New', done: 'Created' },
    changed: { plan: 'Will change', done: 'Changed' },
    unchanged: { plan: 'No changes', done: 'No changes' },
    refused: { plan: 'With problems', done: 'Not imported' },
  } satisfies Record<ImportOutcome, { plan: string; done: string }>,
  problems: 'Rows with problems',
  problemsLead: 'Rows with problems are left out. Correct them in your file and import it again.',
  problemsLeadReceived:
    'Rows with problems are left out. Correct them and import only those rows. Importing the others again would add their units again.',
  changes: 'Changed products',
  news: 'New products',
  unchanged: 'Products with a note',
  heads: {
    line: 'ROW',
    product: 'PRODUCT',
    problems: 'PROBLEM',
    changes: 'CHANGES',
    contents: 'CONTENTS',
    notes: 'NOTE',
  },
  change: (heading: string, before: string, after: string) =>
    `${heading}: ${before || 'empty'} → ${after || 'empty'}`,
  content: (heading: string, value: string) => `${heading}: ${value}`,
  others: (count: number) => `Show ${counted(count, 'new product', 'new products')}`,
  import: (count: number) => `Import ${products(count)}`,
  checked: (created: number, changed: number, refused: number) =>
    [
      created > 0 && `${formatCount(created)} new`,
      changed > 0 && `${formatCount(changed)} will change`,
      refused > 0 && `${formatCount(refused)} with problems`,
    ]
      .filter(Boolean)
      .join(', '),
  nothing: (unchanged: number, refused: number) => {
    if (refused === 0) return 'There is nothing to change.';
    return unchanged === 0
      ? `No row can be imported: ${counted(refused, 'row has', 'rows have')} problems.`
      : `Nothing to import: ${counted(unchanged, 'row is', 'rows are')} unchanged, ${counted(refused, 'has', 'have')} problems.`;
  },
  remaining: (count: number) => `Import the remaining ${products(count)}`,
  imported: (count: number) => `${products(count)} imported.`,
  importedPart: (done: number, all: number) => `${formatCount(done)} of ${products(all)} imported.`,
  toList: 'View products',
} as const;
