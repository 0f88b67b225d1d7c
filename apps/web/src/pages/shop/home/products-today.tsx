import { today } from '../../../messages/en/catalog/selection.ts';
import { ProductGrid } from '../../../features/catalog/shop/product-grid.tsx';
import { ProductGridSkeleton } from '../../../features/catalog/shop/product-grid-skeleton.tsx';
import type { ListedProduct } from '../../../features/catalog/listed-product.ts';
import { Block, SectionHead } from '../../../ui/block.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './products-today.module.css';
import stitchedRingStyles from '../../../ui/stitched-ring.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type ProductsTodayProps = {
  products: readonly ListedProduct[] | undefined;
  failure: string | undefined;
  onRetry: () => void;
};

/** Grid, spinner while loading (spec §2), or error. */
export function ProductsToday({ products, failure, onRetry }: ProductsTodayProps) {
  return (
    <Block labelledBy="today" className={styles.today}>
      <SectionHead id="today" title={today.title} />
      <Content products={products} failure={failure} onRetry={onRetry} />
    </Block>
  );
}

function Content({ products, failure, onRetry }: ProductsTodayProps) {
  if (failure !== undefined) return <ErrorPanel message={failure} onRetry={onRetry} />;
  if (products?.length === 0) return <p>{today.none}</p>;
  if (products) return <ProductGrid products={products} columns={4} />;
  return (
    <div className={styles.waiting}>
      <div className={styles.ring}>
        <StitchedRing label={today.waiting} />
      </div>
      <ProductGridSkeleton columns={4} count={8} />
    </div>
  );
}

function StitchedRing({ label }: { label: string }) {
  return (
    <output className={stitchedRingStyles.status}>
      <svg className={stitchedRingStyles.ring} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="20.05" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
