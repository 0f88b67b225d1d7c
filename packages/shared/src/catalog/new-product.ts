import { z } from 'zod';
import { DEPARTMENTS } from './departments.ts';
import { severalLines, singleLine } from '../plain-text.ts';
import { isImported } from './is-imported.ts';
import { NEW_PRODUCT_DEFAULTS } from './new-product-defaults.ts';

const text = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters.`);
const words = (max: number) => z.string().trim().max(max, `At most ${max} characters.`).default('');
export const Rupees = z
  .int('Enter whole rupees.')
  .min(1, 'At least ₹1.')
  .max(1_000_000, 'At most ₹10,00,000.');
export const Pieces = z
  .int('Enter a whole number.')
  .min(0, 'Not below 0.')
  .max(100_000, 'At most 1,00,000 pieces.');

/** A picture that the shop keeps itself, as an upload answers it. */
const OWN_PICTURE = /^\/media\/[\w-]{1,150}\.webp$/;

/**
 * A picture of the shop, or one given by address. That must be https, is shown as it is and is never fetched by the
 * server.
 */
export const NewProductImage = z.object({
  public_id: z.string().trim().min(1).max(200),
  url: z.union(
    [
      z.string().regex(OWN_PICTURE),
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain })
        .max(2000, 'At most 2000 characters.')
        // Neither a name and password for that host, nor marks that make the address look like another.
        .regex(/^https:\/\/[^/?#@]+([/?#]|$)/)
        .regex(/^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u),
    ],
    'Enter an address that begins with https://.',
  ),
  alt: z.string().trim().max(200, 'At most 200 characters.').optional(),
  width: z.int().positive().max(20_000).optional(),
  height: z.int().positive().max(20_000).optional(),
});

/** Whole or not at all: a label names nobody without an address. */
const NewBusiness = z.object({
  name: singleLine({ max: 120, missing: 'Enter the name, too.' }),
  address: severalLines({ max: 400, missing: 'Enter the address, too.' }),
});

export const NewSize = z.object({ size: text(10, 'Name the size.'), stock: Pieces });

const images = z.array(NewProductImage).max(8, 'At most 8 pictures.');

/** What every product has, with the spec's defaults. */
const fields = {
  name: text(120, 'Enter a name.'),
  price: Rupees.default(NEW_PRODUCT_DEFAULTS.price),
  category: text(60, 'Choose a category.').default(NEW_PRODUCT_DEFAULTS.category),
  stock: Pieces.default(NEW_PRODUCT_DEFAULTS.stock),
  department: z.enum(DEPARTMENTS).default('men'),
  colour: words(40),
  mrp: Rupees.optional(),
  /** What a piece costs the shop: staff alone are told. */
  cost: Rupees.optional(),
  fabric: words(300),
  fit: words(300),
  care: words(300),
  origin: words(120),
  madeIn: words(120),
  manufacturer: NewBusiness.optional(),
  importer: NewBusiness.optional(),
};

/** What shoppers read of a product, which a draft may still lack. */
const told = {
  descreption: text(5000, 'Enter a description.'), // (sic) spec §3
  brand: text(80, 'Enter a brand.'),
  images: images.min(1, 'Add at least one picture.'),
};
const toldLater = { descreption: words(5000), brand: words(80), images: images.default([]) };

type Checked = {
  price: number;
  mrp?: number | undefined;
  sizes?: { size: string }[] | undefined;
  origin: string;
  importer?: object | undefined;
};

const mrpIsNotBelowPrice = ({ mrp, price }: Checked) => mrp === undefined || mrp >= price;
const mrpBelow = { path: ['mrp'], error: 'The MRP cannot be below the price.' };
const sizesDiffer = ({ sizes = [] }: Checked) => new Set(sizes.map(({ size }) => size)).size === sizes.length;
const sizeTwice = { path: ['sizes'], error: 'Each size only once.' };
const importerHasImported = ({ importer, origin }: Checked) => importer === undefined || isImported(origin);
const nothingImported = {
  path: ['importer', 'name'],
  error:
    'Only goods from another country have an importer. Change the country of origin, or leave this empty.',
};

/** The form of a product, published or a draft; `own` are the fields that only this form has. */
export function productShape<Own extends { sizes: z.ZodType<{ size: string }[] | undefined> }>(own: Own) {
  return z.discriminatedUnion('status', [
    z
      .object({ ...fields, ...told, ...own, status: z.literal('published').optional() })
      .refine((product) => mrpIsNotBelowPrice(product as Checked), mrpBelow)
      .refine((product) => sizesDiffer(product as Checked), sizeTwice)
      .refine((product) => importerHasImported(product as Checked), nothingImported),
    z
      .object({ ...fields, ...toldLater, ...own, status: z.literal('draft') })
      .refine((product) => mrpIsNotBelowPrice(product as Checked), mrpBelow)
      .refine((product) => sizesDiffer(product as Checked), sizeTwice)
      .refine((product) => importerHasImported(product as Checked), nothingImported),
  ]);
}

/** What staff send to create a product: the spec's fields (§7), and those that this shop knows beside them. */
export const NewProduct = productShape({ sizes: z.array(NewSize).max(20, 'At most 20 sizes.').optional() });
export type NewProduct = z.infer<typeof NewProduct>;
