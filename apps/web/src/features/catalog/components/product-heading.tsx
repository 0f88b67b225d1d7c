import type { Product } from '@e-store/shared/catalog/product';
import { catalogWords } from '../../../content/catalog.ts';
import { ratingWords } from '../rating-words.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { WholeWords } from '../../../ui/whole-words.tsx';
import styles from './product-heading.module.css';

type ProductHeadingProps = {
  product: Pick<Product, '_id' | 'name' | 'rating'>;
  onShowReviews: () => void;
};

/** Name, product ID, and what buyers say, which leads to the reviews. */
export function ProductHeading({ product, onShowReviews }: ProductHeadingProps) {
  return (
    <div>
      <h1 className={styles.title}>
        <WholeWords>{product.name}</WholeWords>
      </h1>
      <p className={styles.line}>
        <span>
          {catalogWords.productId} {shortId(product._id)}
        </span>
        {product.rating.count > 0 && (
          <TextButton className={styles.rating} onClick={onShowReviews}>
            {ratingWords(product.rating)}
          </TextButton>
        )}
      </p>
    </div>
  );
}

/** The end of an ID, which differs first, as it is read out to the shop; the address of the page has it whole. */
const shortId = (id: string) => id.slice(-6).toUpperCase();
