import type { Product } from '@e-store/shared/catalog/product';
import { clsx } from 'clsx';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';
import { DiscountBadge } from './discount-badge.tsx';
import styles from './product-pictures.module.css';

const SIZES = '(max-width: 800px) 76vw, (max-width: 1000px) 47vw, 420px';
const SIZES_OF_ONE = '(max-width: 1000px) 96vw, 820px';

/** Two by two on a wide window; on a phone a strip to swipe. */
export function ProductPictures({
  product,
}: {
  product: Pick<Product, 'images' | 'name' | 'price' | 'mrp'>;
}) {
  const { images, name } = product;
  const isSingle = images.length === 1;
  return (
    // A strip to swipe on narrow windows: the arrow keys move it when it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul aria-label="Pictures" tabIndex={0} className={clsx(styles.pictures, isSingle && styles.single)}>
      {images.map((image, index) => (
        <li key={image.id} className={styles.picture}>
          <PictureFrame>
            {index === 0 && <DiscountBadge price={product.price} mrp={product.mrp} />}
            <Picture
              src={image.url}
              alt={image.alt ?? `${name}, picture ${index + 1}`}
              sizes={isSingle ? SIZES_OF_ONE : SIZES}
              load={loadAt(index)}
            />
          </PictureFrame>
        </li>
      ))}
    </ul>
  );
}

function loadAt(index: number): 'first' | 'eager' | 'lazy' {
  if (index === 0) return 'first';
  return index === 1 ? 'eager' : 'lazy';
}
