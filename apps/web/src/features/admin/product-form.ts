import { isDepartment } from '@e-store/shared/catalog/departments';
import { NEW_PRODUCT_DEFAULTS } from '@e-store/shared/catalog/new-product-defaults';
import type { ApiInput } from '../../lib/api-client.ts';
import { sizesFor } from './sizes-for.ts';

export type NewProductBody = ApiInput<'POST /admin/product/new/'>['body'];

/** What the form holds: everything as it was typed. */
export type ProductForm = Record<
  | 'name'
  | 'descreption' // (sic) spec §3
  | 'brand'
  | 'price'
  | 'mrp'
  | 'category'
  | 'department'
  | 'stock'
  | 'colour'
  | 'fabric'
  | 'fit'
  | 'care'
  | 'origin'
  | 'imageUrl',
  string
> & {
  /** Pieces by `sizeField`; empty for a size that is not offered. */
  sizes: Record<string, string>;
};

/** Spec §9: price 10, stock 10, T-Shirt. */
export const NEW_PRODUCT_FORM: ProductForm = {
  name: '',
  descreption: '', // (sic) spec §3
  brand: '',
  price: String(NEW_PRODUCT_DEFAULTS.price),
  mrp: '',
  category: NEW_PRODUCT_DEFAULTS.category,
  department: 'men',
  stock: String(NEW_PRODUCT_DEFAULTS.stock),
  colour: '',
  fabric: '',
  fit: '',
  care: '',
  origin: 'India',
  imageUrl: '',
  sizes: {},
};

/** A size as the name of a field: of a bare number the form library would make an index. */
export const sizeField = (size: string) => `size-${size}` as const;

/** What is no whole number stays none, and is refused as such. */
const toNumber = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(',', '')));

/** The sizes of the chosen range that were given a stock, in order. */
export function offeredSizes({ category, department, sizes }: ProductForm) {
  return sizesFor(category, department).flatMap((size) => {
    const typed = sizes[sizeField(size)]?.trim();
    return typed ? [{ size, stock: toNumber(typed) }] : [];
  });
}

/** Pieces over all offered sizes; `undefined` for a product without sizes, or while one of them is no number. */
export function sizesStock(form: ProductForm): number | undefined {
  const offered = offeredSizes(form);
  const sum = offered.reduce((total, { stock }) => total + stock, 0);
  return offered.length > 0 && Number.isInteger(sum) ? sum : undefined;
}

/** The sample id under which a picture is kept that is given by its address. */
export function samplePublicId(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `samples/${words?.join('-').slice(0, 100) ?? 'product'}`;
}

export function toNewProduct(form: ProductForm): NewProductBody {
  const { price, mrp, stock, imageUrl, sizes: _typed, department, ...words } = form;
  const sizes = offeredSizes(form);
  return {
    ...words,
    price: toNumber(price),
    ...(mrp.trim() && { mrp: toNumber(mrp) }),
    stock: sizesStock(form) ?? toNumber(stock),
    ...(sizes.length > 0 && { sizes }),
    ...(isDepartment(department) && { department }),
    images: [{ public_id: samplePublicId(form.name), url: imageUrl.trim() }],
  };
}

/** The field of the form that a name of the contract was typed in: `images.0.url` → `imageUrl`. */
export function fieldOf(name: string, form: ProductForm): string | undefined {
  if (name.startsWith('images')) return 'imageUrl';
  const [, index] = /^sizes\.(\d+)/.exec(name) ?? [];
  if (index !== undefined) {
    const size = offeredSizes(form)[Number(index)]?.size;
    return size && `sizes.${sizeField(size)}`;
  }
  return name !== 'sizes' && name in form ? name : undefined;
}
