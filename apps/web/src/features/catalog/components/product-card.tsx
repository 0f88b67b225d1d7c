import { useContext, useId } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';
import { WholeWords } from '../../../ui/whole-words.tsx';
import { canBeBought } from '../can-be-bought.ts';
import type { ListedProduct } from '../listed-product.ts';
import { ProductCardAction } from '../product-card-action.ts';
import { DiscountBadge } from './discount-badge.tsx';
import { OutOfStock } from './out-of-stock.tsx';
import { PriceLine } from './price-line.tsx';
import styles from './product-card.module.css';
import { SizesLine } from './sizes-line.tsx';

type ProductCardProps = {
  product: ListedProduct;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  load?: 'first' | 'eager' | 'lazy' | 'near';
};

/**
 * A product in a list: first picture, name, price and sizes. All of it is one link, called by the product's name; what
 * can be done with it from here lies on the picture's corner.
 */
export function ProductCard({ product, sizes, load }: ProductCardProps) {
  const [front, back] = product.images;
  const nameId = useId();
  const action = useContext(ProductCardAction)?.(product);
  return (
    <article className={styles.frame}>
      <Link to={paths.product(product._id)} aria-labelledby={nameId} className={styles.card}>
        <PictureFrame>
          <DiscountBadge price={product.price} mrp={product.mrp} />
          {front && <Picture src={front.url} alt={front.alt ?? ''} sizes={sizes} load={load ?? 'lazy'} />}
          {back && <Picture src={back.url} alt="" sizes={sizes} className={styles.back} />}
        </PictureFrame>
        <h3 id={nameId} className={styles.name}>
          <WholeWords>{product.name}</WholeWords>
        </h3>
        {canBeBought(product) ? <PriceLine price={product.price} mrp={product.mrp} /> : <OutOfStock />}
        <SizesLine sizes={product.sizes} />
      </Link>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
