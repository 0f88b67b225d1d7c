import { clsx } from 'clsx';
import type { ListedProduct } from '../listed-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly ListedProduct[];
  columns: 3 | 4;
  first?: boolean;
  onOpen?: () => void;
};

const SIZES = '(max-width: 800px) 47vw, (max-width: 1280px) 31vw, 340px';

export function ProductGrid({ products, columns, first = false, onOpen }: ProductGridProps) {
  const load = (index: number) => {
    if (!first || index >= columns) return 'lazy';
    return index === 0 ? 'first' : 'eager';
  };
  // The last product of an odd count spans both columns.
  const isAlone = (index: number) => index === products.length - 1 && index % 2 === 0 && index > 0;
  return (
    <ul className={clsx(styles.grid, columns === 3 && styles.three)}>
      {products.map((product, index) => (
        <li key={product._id} className={isAlone(index) ? styles.alone : undefined}>
          <ProductCard
            product={product}
            sizes={SIZES}
            load={load(index)}
            lies={isAlone(index)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}
