import { discountPercent } from '@e-store/shared/catalog/discount';
import styles from './discount-badge.module.css';

/** `-50%` on the picture, only where the MRP exceeds the price. */
export function DiscountBadge({ price, mrp }: { price: number; mrp?: number | undefined }) {
  const percent = discountPercent({ price, mrp });
  return percent === undefined ? null : <span className={styles.badge}>-{percent}%</span>;
}
