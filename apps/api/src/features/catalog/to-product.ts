import type { Product } from '@e-store/shared/catalog/product';
import { isBelowMrp } from '@e-store/shared/catalog/discount';
import type { ProductRecord } from './product.model.ts';

/** Converts a record to the public product. Fields not listed here never leave the server. */
export function toProduct(record: ProductRecord): Product {
  return {
    _id: String(record._id),
    name: record.name,
    brand: record.brand,
    descreption: record.descreption,
    detail: toProductDetail(record),
    fabric: record.fabric,
    fit: record.fit,
    care: record.care,
    origin: record.origin,
    madeIn: record.madeIn,
    manufacturer: record.manufacturer,
    importer: record.importer,
    department: record.department,
    category: record.category,
    colour: record.colour,
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

const toProductDetail = ({ fabric, fit, care }: ProductRecord) =>
  [fabric && `Fabric: ${fabric}`, fit && `Fit: ${fit}`, care && `Care: ${care}`].filter(Boolean).join('\n');
