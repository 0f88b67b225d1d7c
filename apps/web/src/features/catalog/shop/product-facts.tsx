import { telUrl } from '@e-store/shared/web-paths';
import type { Business, Product } from '@e-store/shared/catalog/product';
import { CLOTH_DETAILS, type ProductDetails } from '@e-store/shared/catalog/product-details';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import { Fragment, type ReactNode } from 'react';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { productFieldLabels as labels } from '../../../messages/en/catalog/product-fields.ts';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './product-facts.module.css';

type FactsOf = ProductDetails & Pick<Product, 'brand' | 'manufacturer' | 'importer'>;
type CareOf = Pick<StoreContact, 'email' | 'phone'>;
type ProductFactsProps = { product: FactsOf; contact: CareOf | null };

/** Legal Metrology (Packaged Commodities) Rules 2011, rule 6. Unknown facts are left out. */
export function ProductFacts({ product, contact }: ProductFactsProps) {
  const facts: [string, ReactNode][] = [
    ...CLOTH_DETAILS.map(({ name }): [string, ReactNode] => [
      labels[name],
      product[name] && <NoBreakText>{product[name]}</NoBreakText>,
    ]),
    [labels.madeIn, product.madeIn],
    [labels.origin, product.origin],
    [labels.brand, product.brand],
    [labels.manufacturer, product.manufacturer && <BusinessLines business={product.manufacturer} />],
    [labels.importer, product.importer && <BusinessLines business={product.importer} />],
    [productMessages.consumerCare, (contact?.email || contact?.phone) && <ConsumerCare contact={contact} />],
  ];
  const known = facts.filter(([, fact]) => fact);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, fact]) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function BusinessLines({ business: { name, address } }: { business: Business }) {
  return (
    <>
      {name}
      <span className={styles.address}>{address}</span>
    </>
  );
}

function ConsumerCare({ contact: { email, phone } }: { contact: CareOf }) {
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={styles.link}>
          {email}
        </a>
      )}
      {phone && (
        <a href={telUrl(phone)} className={styles.link}>
          {phone}
        </a>
      )}
    </>
  );
}
