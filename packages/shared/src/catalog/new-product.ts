import { z } from 'zod';
import { DEPARTMENTS } from './departments.ts';
import { NEW_PRODUCT_DEFAULTS } from './new-product-defaults.ts';

const text = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters.`);
const rupees = z.int('Enter whole rupees.').min(1, 'At least ₹1.').max(1_000_000, 'At most ₹10,00,000.');
const pieces = z.int('Enter a whole number.').min(0, 'Not below 0.').max(100_000, 'At most 1,00,000 pieces.');

/** A picture given by address. It must be https, is shown as it is and is never fetched by the server. */
export const NewProductImage = z.object({
  public_id: z.string().trim().min(1).max(200),
  url: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'Enter an address that begins with https://.',
    })
    .max(2000, 'At most 2000 characters.'),
  alt: z.string().trim().max(200).optional(),
});

const NewSize = z.object({ size: text(10, 'Name the size.'), stock: pieces });

/** What Admin sends to create a product: the spec's fields (§7), and those that this shop knows beside them. */
export const NewProduct = z
  .object({
    name: text(120, 'Enter a name.'),
    descreption: text(5000, 'Enter a description.'), // (sic) spec §3
    brand: text(80, 'Enter a brand.'),
    price: rupees.default(NEW_PRODUCT_DEFAULTS.price),
    images: z.array(NewProductImage).min(1, 'Add at least one picture.').max(8, 'At most 8 pictures.'),
    category: text(60, 'Choose a category.').default(NEW_PRODUCT_DEFAULTS.category),
    stock: pieces.default(NEW_PRODUCT_DEFAULTS.stock),
    sizes: z.array(NewSize).max(20, 'At most 20 sizes.').optional(),
    department: z.enum(DEPARTMENTS).default('men'),
    colour: z.string().trim().max(40).default(''),
    mrp: rupees.optional(),
    fabric: z.string().trim().max(300).default(''),
    fit: z.string().trim().max(300).default(''),
    care: z.string().trim().max(300).default(''),
    origin: z.string().trim().max(120).default(''),
    madeIn: z.string().trim().max(120).default(''),
  })
  .refine((product) => product.mrp === undefined || product.mrp >= product.price, {
    path: ['mrp'],
    error: 'The MRP cannot be below the price.',
  })
  .refine(
    (product) => new Set(product.sizes?.map(({ size }) => size)).size === (product.sizes?.length ?? 0),
    {
      path: ['sizes'],
      error: 'Each size only once.',
    },
  );
export type NewProduct = z.infer<typeof NewProduct>;
