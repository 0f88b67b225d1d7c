import type { Product } from '@e-store/shared/catalog/product';
import { catalogWords } from '../../../content/catalog.ts';
import { Star } from 'lucide-react';
import { ratingWords } from '../rating-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { WholeWords } from '../../../ui/whole-words.tsx';
import styles from './product-heading.module.css';

type ProductHeadingProps = {
  product: Pick<Product, '_id' | 'name' | 'rating'>;
  onShowReviews: () => void;
};

export function ProductHeading({ product, onShowReviews }: ProductHeadingProps) {
  return (
    <div>
      <h1 className={styles.title}>
        <WholeWords>{product.name}</WholeWords>
      </h1>
      <p className={styles.line}>
        {product.rating.count > 0 && (
          <span className={styles.rated}>
            <Icon of={Star} small className={styles.star} />
            <TextButton className={styles.rating} onClick={onShowReviews}>
              {ratingWords(product.rating)}
            </TextButton>
          </span>
        )}
        <span>
          {catalogWords.productId} {shortId(product._id)}
        </span>
      </p>
    </div>
  );
}

/** Last six characters, which differ most and can be read aloud. */
const shortId = (id: string) => id.slice(-6).toUpperCase();
