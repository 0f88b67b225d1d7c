import type { StaffProduct } from '@e-store/shared/catalog/product';
import { read } from '../../../lib/list-url.ts';
import { type ProductForm, toProductForm } from './product-form.ts';

export const readCopyId = (search: URLSearchParams): string | undefined =>
  read.id(search.get('copy') ?? '')?.toLowerCase();

export function toCopiedForm(product: StaffProduct): ProductForm {
  const form = toProductForm(product);
  return {
    ...form,
    colour: '',
    sku: '',
    status: 'draft',
    publishAt: '',
    stock: '0',
    sizes: Object.fromEntries(Object.keys(form.sizes).map((size) => [size, '0'])),
    sizeSkus: {},
    pictures: [],
  };
}
