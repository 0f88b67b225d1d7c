import { z } from 'zod';
import { DEPARTMENTS } from './list-choices.ts';
import { plainDigits } from '../plain-digits.ts';
import { optionalLine, optionalLines, severalLines, singleLine } from '../plain-text.ts';
import { mapDetails } from './product-details.ts';
import { isImported, NEW_PRODUCT_DEFAULTS } from './staff-product-choices.ts';
import { forbidCombination, sentAs, sentAsHttps, sentAsText } from '../sent-as.ts';

export const Rupees = z
  .int('Enter whole rupees.')
  .min(1, 'At least ₹1.')
  .max(1_000_000, 'At most ₹10,00,000.');
/** For a size, or for a product without sizes, as entered by staff. */
export const STOCK_MAX = 100_000;
export const TOO_MUCH_STOCK = 'At most 1,00,000 units.';
/** Returns may raise stock above `STOCK_MAX`. */
export const Stock = z.int('Enter a whole number.').min(0, 'Enter 0 or more.');
export const SENT_AS_STOCK = sentAs({
  type: 'integer',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: `At most ${STOCK_MAX}, or the current stock if higher. With sizes, their total.`,
});
export const EnteredStock = Stock.max(STOCK_MAX, TOO_MUCH_STOCK);

export const SIZES_MAX = 20;

const UPLOADED_PICTURE = /^\/media\/[\w-]{1,150}\.webp$/;

/** External URLs must be https; the server never fetches them. */
export const NewProductImage = z.object({
  public_id: z.string().trim().min(1).max(200).meta(sentAsText(200)),
  url: z.union(
    [
      z.string().regex(UPLOADED_PICTURE),
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain })
        .max(2000, 'At most 2000 characters.')
        .regex(/^https:\/\/[^/?#@]+([/?#]|$)/)
        // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
        .regex(/^[^\x00-\x1F\x7F-\x9F\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/)
        .meta(sentAsHttps(2000)),
    ],
    'Enter a URL that begins with https://.',
  ),
  alt: optionalLine(200).optional(),
  width: z.int().positive().max(20_000).optional(),
  height: z.int().positive().max(20_000).optional(),
});

/** Both or neither. */
const NewBusiness = z.object({
  name: singleLine({ max: 120, missing: 'Enter the name as well.' }),
  address: severalLines({ max: 400, missing: 'Enter the address as well.' }),
});

/** Stock above the bound may stay or fall. */
export const isStockInBounds = (stock: number, before: number) => stock <= Math.max(STOCK_MAX, before);

export const NewSize = z.object({
  size: singleLine({ max: 10, missing: 'Enter the size.' }),
  stock: EnteredStock,
});

const images = z.array(NewProductImage).max(8, 'At most 8 pictures.');

export const Category = singleLine({ max: 60, missing: 'Choose a category.' });

const HSN_MESSAGE = 'Enter an HSN code of 4, 6 or 8 digits.';

export const Hsn = z
  .string(HSN_MESSAGE)
  .overwrite((text) => plainDigits(text).replace(/\s/g, ''))
  .regex(/^\d{4}(\d{2}){0,2}$/, HSN_MESSAGE)
  .meta(sentAs({ type: 'string', pattern: '^[0-9]{4}([0-9]{2}){0,2}$', examples: ['6109'] }));

const SKU_MESSAGE = 'Use letters, digits, dots, slashes, hyphens and underscores.';

export const Sku = z
  .string()
  .trim()
  .max(40, 'At most 40 characters.')
  .regex(/^[A-Za-z0-9][\w./-]*$/, SKU_MESSAGE)
  .meta(
    sentAs({
      type: 'string',
      maxLength: 40,
      pattern: '^[A-Za-z0-9][A-Za-z0-9_./-]*$',
      examples: ['KUR-014'],
    }),
  );

const SizeSku = z.object({ size: NewSize.shape.size, sku: Sku });

const PublishAt = z.iso
  .datetime({ offset: true, error: 'Choose a date and time.' })
  .describe(
    'In UTC or with an offset, such as `2026-11-30T10:00:00+05:30`. The product is a draft until then.',
  );

const fields = {
  name: singleLine({ max: 120, missing: 'Enter a name.' }),
  colour: optionalLine(40).default(''),
  mrp: Rupees.optional(),
  cost: Rupees.optional(),
  hsn: Hsn.optional(),
  sku: Sku.optional(),
  sizeSkus: z.array(SizeSku).max(SIZES_MAX, `At most ${SIZES_MAX} sizes.`).optional(),
  ...mapDetails(({ lines, max }) => (lines ? optionalLines : optionalLine)(max).default('')),
  manufacturer: NewBusiness.optional(),
  importer: NewBusiness.optional(),
};

/** An edit clears the optional fields that it leaves out. */
export const CLEARED_FIELDS: { [Name in keyof typeof fields]?: undefined } = Object.fromEntries(
  Object.entries(fields).flatMap(([name, schema]) =>
    schema instanceof z.ZodOptional ? [[name, undefined]] : [],
  ),
);

/** A draft may lack them. */
const requiredToPublish = {
  descreption: severalLines({ max: 5000, missing: 'Enter a description.' }), // (sic) spec §3
  brand: singleLine({ max: 80, missing: 'Enter a brand.' }),
  images: images.min(1, 'Add at least one picture.'),
};
const optionalInDraft = {
  descreption: optionalLines(5000).default(''),
  brand: optionalLine(80).default(''),
  images: images.default([]),
};

type CheckedProduct = {
  price: number;
  stock: number;
  stockFrom?: number | undefined;
  mrp?: number | undefined;
  sizes?: { size: string }[] | undefined;
  sku?: string | undefined;
  sizeSkus?: z.infer<typeof SizeSku>[] | undefined;
  origin: string;
  importer?: object | undefined;
};

const isMrpAtLeastPrice = ({ mrp, price }: CheckedProduct) => mrp === undefined || mrp >= price;
const mrpBelowPrice = { path: ['mrp'], error: 'The MRP cannot be below the price.' };
const areSizesUnique = ({ sizes = [] }: CheckedProduct) =>
  new Set(sizes.map(({ size }) => size)).size === sizes.length;
const duplicateSize = { path: ['sizes'], error: 'Use each size only once.' };
function refineSizeSkus({ sizes = [], sku, sizeSkus = [] }: CheckedProduct, context: z.RefinementCtx): void {
  const skus = new Set([sku?.toLowerCase()]);
  const named = new Set<string>();
  for (const [index, entry] of sizeSkus.entries()) {
    const refuse = (part: 'size' | 'sku', message: string) =>
      context.addIssue({ code: 'custom', path: ['sizeSkus', index, part], message });
    if (!sizes.some(({ size }) => size === entry.size)) refuse('size', 'The product has no such size.');
    else if (named.has(entry.size)) refuse('size', duplicateSize.error);
    if (skus.has(entry.sku.toLowerCase())) refuse('sku', 'Use each SKU only once.');
    named.add(entry.size);
    skus.add(entry.sku.toLowerCase());
  }
}
/** With sizes, `stock` is their sum; each size has its own bound. */
const isTotalStockInBounds = ({ stock, sizes = [], stockFrom = 0 }: CheckedProduct) =>
  sizes.length > 0 || isStockInBounds(stock, stockFrom);
const stockTooHigh = { path: ['stock'], error: TOO_MUCH_STOCK };
const isImporterAllowed = ({ importer, origin }: CheckedProduct) =>
  importer === undefined || isImported(origin);
const importerNotAllowed = {
  path: ['importer', 'name'],
  error:
    'Only goods from another country have an importer. Change the country of origin, or leave this empty.',
};

/** Without an origin, or from India. */
const FORBID_IMPORTER = forbidCombination({
  properties: { importer: {}, origin: { pattern: '^\\s*([Ii][Nn][Dd][Ii][Aa]\\s*)?$' } },
  required: ['importer'],
});

export function productShape<Own extends { sizes: z.ZodType<{ size: string }[] | undefined> }>(own: Own) {
  const isEdit = 'stockFrom' in own;
  /** Without `stockFrom`, the server checks against the current stock. */
  const isStockAllowed = (product: object) =>
    (isEdit && (product as CheckedProduct).stockFrom === undefined) ||
    isTotalStockInBounds(product as CheckedProduct);
  const shape = <Members extends z.ZodRawShape>(members: Members) =>
    z
      .object({ ...fields, ...own, ...members })
      .refine((product) => isMrpAtLeastPrice(product as unknown as CheckedProduct), mrpBelowPrice)
      .refine((product) => areSizesUnique(product as unknown as CheckedProduct), duplicateSize)
      .refine(isStockAllowed, stockTooHigh)
      .refine((product) => isImporterAllowed(product as unknown as CheckedProduct), importerNotAllowed)
      .superRefine((product, context) => refineSizeSkus(product as unknown as CheckedProduct, context))
      .meta(FORBID_IMPORTER);
  return z.discriminatedUnion('status', [
    shape({ ...requiredToPublish, status: z.literal('published').optional() }),
    shape({ ...optionalInDraft, status: z.literal('draft') }),
    shape({ ...requiredToPublish, status: z.literal('scheduled'), publishAt: PublishAt }),
  ]);
}

export const NewProduct = productShape({
  price: Rupees.default(NEW_PRODUCT_DEFAULTS.price),
  category: Category.default(NEW_PRODUCT_DEFAULTS.category),
  stock: Stock.meta(SENT_AS_STOCK).default(NEW_PRODUCT_DEFAULTS.stock),
  department: z.enum(DEPARTMENTS).default('men'),
  sizes: z.array(NewSize).max(SIZES_MAX, `At most ${SIZES_MAX} sizes.`).optional(),
});
export type NewProduct = z.infer<typeof NewProduct>;
