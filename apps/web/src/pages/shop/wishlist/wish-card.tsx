import type { Product } from '@e-store/shared/catalog/product';
import { formatRupees } from '@e-store/shared/money';
import { priceBeforeDrop } from '@e-store/shared/wishlist/merge-wishlists';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { X } from 'lucide-react';
import { wishlistPageMessages } from '../../../messages/en/wishlist/wishlist-page.ts';
import { isPurchasable } from '../../../features/catalog/listed-product.ts';
import { DiscountBadge, PriceLine, OutOfStock } from '../../../features/catalog/shop/price-line.tsx';
import { paths } from '@e-store/shared/web-paths';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './wish-card.module.css';
import { defaultSize } from '@e-store/shared/catalog/stock-rules';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';

type WishCardProps = {
  entry: WishlistEntry;
  /** `null`: not sold any more. */
  product: Product | null;
  isLeaving: boolean;
  onMove: (product: Product, size: string | undefined) => void;
  onRemove: (name: string) => void;
};

const SIZES = '(max-width: 800px) 47vw, (max-width: 1280px) 31vw, 340px';

export function WishCard({ entry, product, isLeaving, onMove, onRemove }: WishCardProps) {
  const name = product?.name ?? wishlistPageMessages.gone;
  return (
    <article className={styles.card} aria-busy={isLeaving || undefined}>
      {product ? (
        <SavedProduct entry={entry} product={product} />
      ) : (
        <>
          <PictureFrame>{null}</PictureFrame>
          <h2 className={styles.name}>{name}</h2>
        </>
      )}
      {product && isPurchasable(product) && (
        <MoveToCart product={product} onMove={(size) => onMove(product, size)} />
      )}
      <IconButton
        icon={X}
        label={wishlistPageMessages.remove(name)}
        className={styles.remove}
        aria-disabled={isLeaving || undefined}
        onClick={() => {
          if (!isLeaving) onRemove(name);
        }}
      />
    </article>
  );
}

function SavedProduct({ entry, product }: { entry: WishlistEntry; product: Product }) {
  const { _id, name, price, mrp, images } = product;
  const [front] = images;
  const was = priceBeforeDrop(entry, price);
  return (
    <div className={styles.product}>
      <PictureFrame>
        <DiscountBadge price={price} mrp={mrp} />
        {front && <Picture src={front.url} alt={front.alt ?? ''} sizes={SIZES} load="eager" />}
      </PictureFrame>
      <h2 className={styles.name}>
        <Link to={paths.product(_id)} className={styles.link}>
          <NoBreakText>{name}</NoBreakText>
        </Link>
      </h2>
      {isPurchasable(product) ? <PriceLine price={price} mrp={mrp} /> : <OutOfStock />}
      {was !== undefined && <p className={styles.was}>{wishlistPageMessages.was(formatRupees(was))}</p>}
    </div>
  );
}

type MoveToCartProps = { product: Product; onMove: (size: string | undefined) => void };

function MoveToCart({ product, onMove }: MoveToCartProps) {
  const [size, setSize] = useState(() => defaultSize(product));
  return (
    <div className={styles.move}>
      {product.sizes.length > 0 && (
        <CompactSelect
          label={wishlistPageMessages.size}
          className={styles.size}
          value={size}
          onChange={({ target }) => setSize(target.value)}
        >
          {product.sizes.map(({ size: one, stock }) => (
            <option key={one} value={one} disabled={stock === 0}>
              {stock > 0 ? one : wishlistPageMessages.soldOut(one)}
            </option>
          ))}
        </CompactSelect>
      )}
      <Button
        kind="ghost"
        className={styles.button}
        aria-label={wishlistPageMessages.moveOf(product.name)}
        onClick={() => onMove(size)}
      >
        {wishlistPageMessages.move}
      </Button>
    </div>
  );
}
