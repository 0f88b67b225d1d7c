import { DEPARTMENT_NAMES } from '@e-store/shared/catalog/list-choices';
import type { Business, Product } from '@e-store/shared/catalog/product';
import { BUSINESS_DAYS } from '@e-store/shared/orders/delivery';
import { deliveryPrices } from '@e-store/shared/orders/order-totals';
import type { StoreCharges } from '@e-store/shared/store/endpoints';
import type { Promises } from '../messages/en/store/promises.ts';
import type { CategoryName } from '../features/store/store.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { breadcrumbData } from './breadcrumb-data.ts';
import type { JsonLd } from './structured-data.ts';

type Terms = {
  categories: readonly CategoryName[];
  charges: StoreCharges | null;
  promises: Pick<Promises, 'returnDays'>;
};

const organizationOf = ({ name, address }: Business) => ({ '@type': 'Organization', name, address });
const rupees = (amount: number) => ({ '@type': 'MonetaryAmount', value: amount, currency: 'INR' });

export function productData(product: Product, terms: Terms, origin: string): JsonLd[] {
  const url = origin + paths.product(product._id);
  const { average, count } = product.rating;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.descreption,
      sku: product.sku ?? product._id,
      url,
      brand: { '@type': 'Brand', name: product.brand },
      image: product.images.map((image) => new URL(image.url, origin).href),
      ...(product.manufacturer && { manufacturer: organizationOf(product.manufacturer) }),
      ...(product.colour && { color: product.colour }),
      ...(product.fabric && { material: product.fabric }),
      ...(product.sizes.length > 0 && { size: product.sizes.map(({ size }) => size) }),
      offers: offerOf(product, terms, url),
      ...(count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
      }),
    },
    breadcrumbData(origin, [
      ...breadcrumbSteps(product, terms),
      { name: product.name, path: paths.product(product._id) },
    ]),
  ];
}

function offerOf({ price, onSale, stock }: Product, { charges, promises }: Terms, url: string): JsonLd {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'INR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${onSale && stock > 0 ? 'InStock' : 'OutOfStock'}`,
    ...(charges && { shippingDetails: shippingOf(deliveryPrices(charges, price).standard) }),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: promises.returnDays,
      returnFees: 'https://schema.org/FreeReturn',
    },
  };
}

const shippingOf = (shipping: number): JsonLd => ({
  '@type': 'OfferShippingDetails',
  shippingRate: rupees(shipping),
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: {
      '@type': 'QuantitativeValue',
      minValue: BUSINESS_DAYS.standard.from,
      maxValue: BUSINESS_DAYS.standard.to,
      unitCode: 'DAY',
    },
  },
});

function breadcrumbSteps({ department, category }: Product, { categories }: Terms) {
  const type = categories.find(({ key }) => key === category);
  return [
    { name: DEPARTMENT_NAMES[department], path: paths.gallery({ query: { department } }) },
    ...(type ? [{ name: type.name, path: paths.gallery({ query: { type: type.key, department } }) }] : []),
  ];
}
