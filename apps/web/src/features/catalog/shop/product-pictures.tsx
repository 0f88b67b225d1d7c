import type { Product } from '@e-store/shared/catalog/product';
import { clsx } from 'clsx';
import { useState } from 'react';
import { pictureMessages } from '../../../messages/en/catalog/product.ts';
import { useOnDemand } from '../../../lib/use-lazy-part.ts';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';
import { DiscountBadge } from './price-line.tsx';
import styles from './product-pictures.module.css';

const SIZES = '(max-width: 800px) 56vw, (max-width: 1000px) 47vw, 420px';
const GRID_MEDIA_QUERY = '(min-width: 62.5625rem)';
const SINGLE_PICTURE_SIZES = '(max-width: 1000px) 96vw, 820px';

const loadViewer = () => import('./picture-viewer.tsx');

type Pictured = Pick<Product, 'images' | 'name' | 'price' | 'mrp'>;

/** Opens the viewer, or the image itself without scripts. */
export function ProductPictures({ product }: { product: Pictured }) {
  const { images, name } = product;
  const isSingle = images.length === 1;
  const { part, hasFailed, want } = useOnDemand(loadViewer);
  const [openAt, setOpenAt] = useState<number>();
  const [position, setPosition] = useState(0);
  return (
    <div className={styles.box}>
      <ul
        aria-label={pictureMessages.list}
        className={clsx(styles.pictures, isSingle && styles.single)}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) => {
          const way = Math.max(1, scrollWidth - clientWidth);
          setPosition(Math.round((scrollLeft / way) * (images.length - 1)));
        }}
      >
        {images.map((image, index) => (
          <li key={image.id} className={styles.picture}>
            <a
              href={image.url}
              className={styles.link}
              aria-label={pictureMessages.enlarge(altOf(name, image, index))}
              aria-haspopup="dialog"
              onPointerEnter={want}
              onFocus={want}
              onClick={(event) => {
                if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                want();
                setOpenAt(index);
              }}
            >
              <PictureFrame>
                {index === 0 && <DiscountBadge price={product.price} mrp={product.mrp} />}
                <Picture
                  src={image.url}
                  alt={altOf(name, image, index)}
                  sizes={isSingle ? SINGLE_PICTURE_SIZES : SIZES}
                  load={loadAt(index)}
                  lazyMedia={GRID_MEDIA_QUERY}
                />
              </PictureFrame>
            </a>
          </li>
        ))}
      </ul>
      {!isSingle && <p className={styles.position}>{pictureMessages.position(position, images.length)}</p>}
      {openAt !== undefined && part && (
        <part.PictureViewer name={name} images={images} first={openAt} onClose={() => setOpenAt(undefined)} />
      )}
    </div>
  );
}

const altOf = (name: string, { alt }: { alt?: string | undefined }, index: number) =>
  alt ?? `${name}, picture ${index + 1}`;

function loadAt(index: number): 'first' | 'eager' | 'near' {
  if (index === 0) return 'first';
  return index === 1 ? 'eager' : 'near';
}
