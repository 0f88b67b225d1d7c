import type { Product } from '@e-store/shared/catalog/product';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { Star } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './product-heading.module.css';
import { ratingNote } from '../../../messages/en/reviews/rating.ts';

type ProductHeadingProps = {
  product: Pick<Product, '_id' | 'name' | 'rating'>;
  onShowReviews: () => void;
};

export function ProductHeading({ product, onShowReviews }: ProductHeadingProps) {
  return (
    <div>
      <h1 className={styles.title}>
        <NoBreakText>{product.name}</NoBreakText>
      </h1>
      <p className={styles.line}>
        {product.rating.count > 0 && (
          <span className={styles.rated}>
            <Icon of={Star} small className={styles.star} />
            <TextButton className={styles.rating} onClick={onShowReviews}>
              {formatRating(product.rating)}
            </TextButton>
          </span>
        )}
        <span>
          {productMessages.productId} {shortId(product._id)}
        </span>
      </p>
    </div>
  );
}

/** The last six differ most and can be read aloud. */
const shortId = (id: string) => id.slice(-6).toUpperCase();

/** "4.5 of 5, 2 reviews"; without any, "No reviews yet". */
export function formatRating({ average, count }: { average: number; count: number }): string {
  if (count === 0) return ratingNote.noneYet;
  return catalogMessages.ratingOf(Math.round(average * 10) / 10, ratingNote.reviews(count));
}
