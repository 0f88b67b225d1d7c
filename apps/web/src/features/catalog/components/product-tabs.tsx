import type { Product } from '@e-store/shared/catalog/product';
import { Tabs } from '../../../ui/tabs.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ratingWords } from '../rating-words.ts';
import styles from './product-tabs.module.css';

export type ProductTab = 'description' | 'reviews';

type ProductTabsProps = { product: Product; open: ProductTab; onOpen: (tab: ProductTab) => void };

/** DESCRIPTION and REVIEWS (spec §2). */
export function ProductTabs({ product, open, onOpen }: ProductTabsProps) {
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
          content: <p className={styles.reviews}>{ratingWords(product.rating)}</p>,
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
