import { isImported } from '@e-store/shared/catalog/is-imported';
import type { Kind, Pattern } from './kinds.ts';
import type { DemoProduct } from './demo-product.ts';
import { colourName } from './words.ts';

export type Row = Pick<
  DemoProduct,
  'name' | 'brand' | 'price' | 'mrp' | 'cost' | 'popularity' | 'fabric' | 'fit' | 'care' | 'descreption'
> & {
  draw: readonly [kind: Kind, colour: string, pattern: Pattern, seed: number];
  /** Units by size; 0 is a sold-out size. */
  stock: Readonly<Record<string, number>>;
  place: { madeIn: string; origin: string };
};

const SAMPLE_ADDRESS = 'Sample address, 1 Example Road';

const toSlug = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-');

const buildLabel = (
  brand: string,
  { madeIn, origin }: Row['place'],
): Pick<DemoProduct, 'manufacturer' | 'importer'> => ({
  manufacturer: { name: brand, address: `${SAMPLE_ADDRESS}\n${madeIn}, ${origin}` },
  ...(isImported(origin) && {
    importer: { name: 'E-Store', address: `${SAMPLE_ADDRESS}\nMumbai, Maharashtra, India` },
  }),
});

export const toDemoProducts = (
  department: DemoProduct['department'],
  category: DemoProduct['category'],
  rows: readonly Row[],
): DemoProduct[] =>
  rows.map(({ draw: [kind, colour, pattern, seed], stock, place, ...row }) => ({
    slug: toSlug(row.name),
    department,
    category,
    colour: colourName(kind, colour),
    sizes: Object.entries(stock).map(([size, quantity]) => ({ size, stock: quantity })),
    productDrawing: { kind, colour, pattern, seed },
    ...place,
    ...buildLabel(row.brand, place),
    ...row,
  }));
