import { telUrl } from '@e-store/shared/web-paths';
import type { Business, Product } from '@e-store/shared/catalog/product';
import type { StoreContact } from '@e-store/shared/store/endpoints';
import { Fragment, type ReactNode } from 'react';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './product-facts.module.css';

type FactsOf = Pick<
  Product,
  'fabric' | 'fit' | 'care' | 'madeIn' | 'origin' | 'brand' | 'manufacturer' | 'importer'
>;
type CareOf = Pick<StoreContact, 'email' | 'phone'>;
type ProductFactsProps = { product: FactsOf; contact: CareOf | null };

/**
 * Product facts and label details (Legal Metrology (Packaged Commodities) Rules 2011, rule 6). Unknown facts
 * are left out.
 */
export function ProductFacts({ product, contact }: ProductFactsProps) {
  const facts: [string, ReactNode][] = [
    ['Fabric', product.fabric && <NoBreakText>{product.fabric}</NoBreakText>],
    ['Fit', product.fit && <NoBreakText>{product.fit}</NoBreakText>],
    ['Care', product.care && <NoBreakText>{product.care}</NoBreakText>],
    [catalogMessages.madeIn, product.madeIn],
    [catalogMessages.origin, product.origin],
    ['Brand', product.brand],
    [catalogMessages.manufacturer, product.manufacturer && <BusinessLines business={product.manufacturer} />],
    [catalogMessages.importer, product.importer && <BusinessLines business={product.importer} />],
    [catalogMessages.consumerCare, (contact?.email || contact?.phone) && <ConsumerCare contact={contact} />],
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
