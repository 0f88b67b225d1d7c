import { isDepartment } from '@e-store/shared/catalog/list-choices';
import { indiaDateTime } from '@e-store/shared/india-day';
import { NEW_PRODUCT_DEFAULTS } from '@e-store/shared/catalog/staff-product-choices';
import { mapDetails, pickDetails, type ProductDetails } from '@e-store/shared/catalog/product-details';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import type { Path } from 'react-hook-form';
import type { ApiInput } from '../../../lib/api-client.ts';
import { parseNumber } from '../../../lib/parse-number.ts';
import { findLabelField, toLabelForm, NO_LABEL, toLabel, type LabelForm } from './product-label.ts';

const TOPS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const JEANS = ['28', '30', '32', '34', '36', '38'];
const KIDS = ['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y', '12-13Y'];

/** Letters, waists in inches, or ages in years. */
function sizesFor(category: string, department: string): readonly string[] {
  if (department === 'kids') return KIDS;
  return category === 'jeans' ? JEANS : TOPS;
}

export type NewProductBody = ApiInput<'POST /admin/product/new/'>['body'];
export type EditedProductBody = ApiInput<'PUT /admin/products/:id'>['body'];

export type FormPicture = {
  public_id: string;
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
};

export type ProductForm = Record<
  | 'name'
  | 'descreption' // (sic) spec §3
  | 'brand'
  | 'price'
  | 'mrp'
  | 'cost'
  | 'hsn'
  | 'sku'
  | 'category'
  | 'department'
  | 'stock'
  | 'colour'
  | 'status'
  | 'publishAt'
  | 'imageUrl'
  /** Comma-separated. */
  | 'ownSizes',
  string
> &
  ProductDetails &
  LabelForm & {
    /** Units by `sizeField`; empty for a size not offered. */
    sizes: Record<string, string>;
    sizeSkus: Record<string, string>;
    pictures: FormPicture[];
  };

/** Spec §9: price 10, stock 10, T-Shirt. */
export const NEW_PRODUCT_FORM: ProductForm = {
  name: '',
  descreption: '', // (sic) spec §3
  brand: '',
  price: String(NEW_PRODUCT_DEFAULTS.price),
  mrp: '',
  cost: '',
  hsn: '',
  sku: '',
  category: NEW_PRODUCT_DEFAULTS.category,
  department: 'men',
  stock: String(NEW_PRODUCT_DEFAULTS.stock),
  colour: '',
  ...mapDetails(() => ''),
  origin: 'India',
  ...NO_LABEL,
  status: 'published',
  publishAt: '',
  imageUrl: '',
  ownSizes: '',
  sizes: {},
  sizeSkus: {},
  pictures: [],
};

export function toProductForm(product: StaffProduct): ProductForm {
  const { name, descreption, brand, category, department, colour } = product;
  return {
    name,
    descreption,
    brand,
    category,
    department,
    colour,
    ...pickDetails(product),
    ...toLabelForm(product),
    price: String(product.price),
    mrp: String(product.mrp ?? ''),
    cost: String(product.cost ?? ''),
    hsn: product.hsn ?? '',
    sku: product.sku ?? '',
    stock: String(product.stock),
    status: product.publishAt ? 'scheduled' : product.status === 'draft' ? 'draft' : 'published',
    publishAt: product.publishAt ? indiaDateTime(product.publishAt).replace(' ', 'T') : '',
    imageUrl: '',
    ownSizes: product.sizes.map(({ size }) => size).join(','),
    sizes: Object.fromEntries(product.sizes.map(({ size, stock }) => [sizeField(size), String(stock)])),
    sizeSkus: Object.fromEntries((product.sizeSkus ?? []).map(({ size, sku }) => [sizeField(size), sku])),
    pictures: product.images.map(({ public_id, url, alt = '', width, height }) => ({
      public_id,
      url,
      alt,
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
    })),
  };
}

/** A bare number would become an array index in the form library. */
export const sizeField = (size: string) => `size-${size}` as const;

export function sizeRange({
  category,
  department,
  ownSizes,
  sizes,
}: Pick<ProductForm, 'category' | 'department' | 'ownSizes' | 'sizes'>): string[] {
  const typed = Object.keys(sizes)
    .filter((name) => typeof sizes[name] === 'string' && sizes[name].trim())
    .map((name) => name.slice(sizeField('').length));
  const own = ownSizes.split(',').filter(Boolean);
  return [...new Set([...sizesFor(category, department), ...own, ...typed])];
}

export function offeredSizes(form: ProductForm) {
  return sizeRange(form).flatMap((size) => {
    const typed = form.sizes[sizeField(size)]?.trim();
    return typed ? [{ size, stock: parseNumber(typed) }] : [];
  });
}

function offeredSkus(form: ProductForm) {
  return offeredSizes(form).flatMap(({ size }) => {
    const sku = form.sizeSkus[sizeField(size)]?.trim();
    return sku ? [{ size, sku }] : [];
  });
}

/** `undefined` without sizes or while a value is invalid. */
export function sizesStock(form: ProductForm): number | undefined {
  const offered = offeredSizes(form);
  const sum = offered.reduce((total, { stock }) => total + stock, 0);
  return offered.length > 0 && Number.isInteger(sum) ? sum : undefined;
}

export function samplePublicId(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `samples/${words?.join('-').slice(0, 100) ?? 'product'}`;
}

export function toPicture(
  url: string,
  { name, pictures }: Pick<ProductForm, 'name' | 'pictures'>,
): FormPicture {
  const taken = new Set(pictures.map(({ public_id }) => public_id));
  const first = samplePublicId(name);
  let id = first;
  for (let number = 2; taken.has(id); number += 1) id = `${first}-${number}`;
  return { public_id: id, url: url.trim(), alt: '' };
}

export function listPictures(form: ProductForm): FormPicture[] {
  return form.imageUrl.trim() ? [...form.pictures, toPicture(form.imageUrl, form)] : form.pictures;
}

export function toNewProduct(form: ProductForm): NewProductBody {
  const { price, mrp, cost, hsn, sku, stock, sizes: _stocks, department, status, publishAt, ...rest } = form;
  const { sizeSkus: _skus, imageUrl: _url, ownSizes: _own, pictures: _images, ...textFields } = rest;
  const { manufacturerName, manufacturerAddress, importerName, importerAddress, ...words } = textFields;
  const sizes = offeredSizes(form);
  const sizeSkus = offeredSkus(form);
  const common = {
    ...words,
    ...toLabel({ manufacturerName, manufacturerAddress, importerName, importerAddress }),
    price: parseNumber(price),
    ...(mrp.trim() && { mrp: parseNumber(mrp) }),
    ...(cost.trim() && { cost: parseNumber(cost) }),
    ...(hsn.trim() && { hsn }),
    ...(sku.trim() && { sku }),
    stock: sizesStock(form) ?? parseNumber(stock),
    ...(sizes.length > 0 && { sizes }),
    ...(sizeSkus.length > 0 && { sizeSkus }),
    ...(isDepartment(department) && { department }),
    images: listPictures(form).map(({ alt, ...picture }) => ({ ...picture, ...(alt.trim() && { alt }) })),
  };
  if (status === 'scheduled') return { ...common, status, publishAt: toMoment(publishAt) };
  return { ...common, status: status === 'draft' ? 'draft' : 'published' };
}

/** Of a time in India; empty without one. */
function toMoment(typed: string): string {
  const moment = new Date(`${typed}+05:30`);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/** A size not offered may be empty or absent. */
export const isSameForm = (one: ProductForm, other: ProductForm): boolean =>
  serializeForm(one) === serializeForm(other);

function serializeForm({ sizes, sizeSkus, pictures, ...words }: ProductForm): string {
  const sorted = (texts: Record<string, string>) => Object.entries(texts).toSorted();
  const typed = [sizes, sizeSkus].map((texts) => sorted(texts).filter(([, text]) => text));
  const shown = pictures.map(({ url, alt }) => [url, alt]);
  return JSON.stringify([sorted(words), typed, shown]);
}

/** Stock as the difference to the value when editing began. */
export function toEditedProduct(form: ProductForm, base: ProductForm): EditedProductBody {
  const { sizes, department = 'men', ...body } = toNewProduct(form);
  const originalStock = (size: string) => Number(base.sizes[sizeField(size)] ?? 0);
  return {
    ...body,
    price: parseNumber(form.price),
    category: form.category,
    department,
    stock: sizesStock(form) ?? parseNumber(form.stock),
    ...(sizes && { sizes: sizes.map((entry) => ({ ...entry, from: originalStock(entry.size) })) }),
    stockFrom: Number(base.stock),
  };
}

/** `images.0.url` → `imageUrl`. */
export function toFormField(name: string, form: ProductForm): Path<ProductForm> | undefined {
  const [, picture] = /^images\.(\d+)/.exec(name) ?? [];
  if (picture !== undefined && Number(picture) < form.pictures.length)
    return name.replace('images', 'pictures') as Path<ProductForm>;
  if (name === 'images') return 'pictures';
  if (name.startsWith('images')) return 'imageUrl';
  const [, group, index] = /^(sizes|sizeSkus)\.(\d+)/.exec(name) ?? [];
  if (group) {
    const size = (group === 'sizes' ? offeredSizes : offeredSkus)(form)[Number(index)]?.size;
    return size === undefined ? undefined : `${group as 'sizes' | 'sizeSkus'}.${sizeField(size)}`;
  }
  const field = name as keyof ProductForm;
  return findLabelField(name) ?? (typeof form[field] === 'string' ? field : undefined);
}
