import { mapDetails, pickDetails } from '@e-store/shared/catalog/product-details';
import { discountPercent } from '@e-store/shared/catalog/price-rules';
import { Types } from 'mongoose';
import type { ProductRecord } from '../features/catalog/product.model.ts';

const business = { name: 'Aangan Loom', address: 'Sample address\nDhaka' };

export const DETAIL_SAMPLES = mapDetails(({ label }) => `${label} of the product`);

export const OPTIONAL_SAMPLES = {
  ...DETAIL_SAMPLES,
  mrp: 999,
  cost: 310,
  hsn: '6109',
  sku: 'TEE-014',
  sizeSkus: [{ size: 'M', sku: 'TEE-014-M' }],
  manufacturer: business,
  importer: business,
};

export type NewTestProduct = Partial<ProductRecord>;

export function productRecord(changes: NewTestProduct = {}): ProductRecord {
  const sizes = changes.sizes ?? [];
  const record: ProductRecord = {
    _id: new Types.ObjectId(),
    name: 'Plain T-Shirt',
    brand: 'Saanjh',
    descreption: 'A plain crew T-shirt.',
    ...pickDetails({
      fabric: '100% cotton',
      fit: 'Regular',
      care: 'Machine wash cold',
      origin: 'India',
      madeIn: 'Tiruppur, Tamil Nadu',
    }),
    department: 'men',
    category: 'T-Shirt',
    colour: 'Indigo',
    price: 699,
    stock: sizes.length > 0 ? sizes.reduce((sum, { stock }) => sum + stock, 0) : 10,
    sizes,
    images: [
      {
        id: 'plain',
        public_id: 'plain',
        url: 'https://pictures.example/plain.webp',
        alt: 'Front of plain T-shirt',
      },
    ],
    status: 'published',
    onSale: true,
    discountPercent: 0,
    sold: 0,
    rating: { average: 0, count: 0 },
    createdAt: new Date('2026-11-01T00:00:00Z'),
    ...((changes.status ?? 'published') === 'published' && {
      publishedAt: changes.createdAt ?? new Date('2026-11-01T00:00:00Z'),
    }),
    version: 1,
    updatedAt: changes.createdAt ?? new Date('2026-11-01T00:00:00Z'),
    ...changes,
  };
  return { ...record, discountPercent: discountPercent(record) ?? 0 };
}
