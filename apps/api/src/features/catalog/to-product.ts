import type { Product } from '@e-store/shared/catalog/product';
import { CLOTH_DETAILS, pickDetails } from '@e-store/shared/catalog/product-details';
import { isBelowMrp } from '@e-store/shared/catalog/price-rules';
import type { NewProduct } from '@e-store/shared/catalog/new-product';
import { ValidationError } from '../../platform/errors/errors.ts';
import type { ProductRecord } from './product.model.ts';

/** Fields not listed here never leave the server. */
export function toProduct(record: ProductRecord): Product {
  return {
    _id: String(record._id),
    name: record.name,
    brand: record.brand,
    descreption: record.descreption,
    detail: toProductDetail(record),
    ...pickDetails(record),
    manufacturer: record.manufacturer,
    importer: record.importer,
    department: record.department,
    category: record.category,
    colour: record.colour,
    ...(record.sku !== undefined && { sku: record.sku }),
    price: record.price,
    mrp: isBelowMrp(record) ? record.mrp : undefined,
    stock: record.stock,
    sizes: record.sizes.map(({ size, stock }) => ({ size, stock })),
    images: record.images,
    onSale: record.onSale,
    rating: record.rating,
    createdAt: record.createdAt.toISOString(),
  };
}

const toProductDetail = (record: ProductRecord) =>
  CLOTH_DETAILS.filter(({ name }) => record[name])
    .map(({ name, label }) => `${label}: ${record[name]}`)
    .join('\n');

type SentStatus = { status?: 'published' | 'draft' | undefined } | { status: 'scheduled'; publishAt: string };

/** @throws ValidationError at `publishAt` */
export function assertPublishedLater(sent: SentStatus, now: Date): void {
  if (sent.status === 'scheduled' && new Date(sent.publishAt) <= now)
    throw new ValidationError({ publishAt: 'Choose a time in the future.' });
}

export const toStoredStatus = (sent: SentStatus) =>
  sent.status === 'scheduled'
    ? { status: 'draft' as const, publishAt: new Date(sent.publishAt) }
    : { status: sent.status ?? 'published', publishAt: undefined };

export const toImages = (images: NewProduct['images']): ProductRecord['images'] =>
  images.map(({ public_id, url, alt, width, height }) => ({
    id: public_id,
    public_id,
    url,
    ...(alt && { alt }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }));
