import type { Product } from '@e-store/shared/catalog/product';
import { Fragment } from 'react';
import { catalogWords } from '../../../content/catalog.ts';
import styles from './product-facts.module.css';

type FactsOf = Pick<Product, 'fabric' | 'fit' | 'care' | 'madeIn' | 'origin' | 'brand'>;

/** Fabric, fit, care and where it was sewn; what is not known is left out. */
export function ProductFacts({ product }: { product: FactsOf }) {
  const facts = [
    ['Fabric', product.fabric],
    ['Fit', product.fit],
    ['Care', product.care],
    [catalogWords.madeIn, product.madeIn],
    [catalogWords.origin, product.origin],
    ['Brand', product.brand],
  ].filter(([, text]) => text);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
