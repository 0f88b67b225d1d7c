import type { Product } from '@e-store/shared/catalog/product';
import type { ReactNode } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-tabs.module.css';

export type ProductTab = 'description' | 'reviews';

type ProductTabsProps = {
  product: Product;
  reviews: ReactNode;
  open: ProductTab;
  onOpen: (tab: ProductTab) => void;
};

/** DESCRIPTION and REVIEWS (spec §2). */
export function ProductTabs({ product, reviews, open, onOpen }: ProductTabsProps) {
  const { count } = product.rating;
  return (
    <Tabs
      label="About this product"
      open={open}
      onOpen={(key) => onOpen(key === 'reviews' ? 'reviews' : 'description')}
      tabs={[
        { key: 'description', label: 'DESCRIPTION', content: <Description product={product} /> },
        {
          key: 'reviews',
          label: count > 0 ? `REVIEWS (${count})` : 'REVIEWS',
          content: <div className={styles.reviews}>{reviews}</div>,
        },
      ]}
    />
  );
}

function Description({ product }: { product: Product }) {
  const hasFacts = [product.fabric, product.fit, product.care, product.origin].some(Boolean);
  return (
    <div className={styles.description}>
      <div className={styles.text}>
        <p>{product.descreption}</p>
        {!hasFacts && product.detail && <p className={styles.quiet}>{product.detail}</p>}
      </div>
      <ProductFacts product={product} />
    </div>
  );
}
