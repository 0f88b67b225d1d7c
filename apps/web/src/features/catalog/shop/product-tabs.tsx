import type { Product } from '@e-store/shared/catalog/product';
import { CLOTH_DETAILS } from '@e-store/shared/catalog/product-details';
import type { ReactNode } from 'react';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
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
      label={catalogMessages.aboutThisProduct}
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

/** Shows `detail` only when the cloth details that it joins are unknown. */
function Description({ product }: { product: Product }) {
  const hasFacts = CLOTH_DETAILS.some(({ name }) => product[name]);
  return (
    <div className={styles.description}>
      <p>
        <NoBreakText>{product.descreption}</NoBreakText>
      </p>
      {!hasFacts && product.detail && (
        <p className={styles.quiet}>
          <NoBreakText>{product.detail}</NoBreakText>
        </p>
      )}
    </div>
  );
}
