import type { Product } from '@e-store/shared/catalog/product';
import { formatRupees } from '@e-store/shared/money';
import { fellFrom } from '@e-store/shared/wishlist/merge-wishlists';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { X } from 'lucide-react';
import { wishlistPageWords } from '../../content/wishlist-page.ts';
import { canBeBought } from '../../features/catalog/can-be-bought.ts';
import { DiscountBadge } from '../../features/catalog/components/discount-badge.tsx';
import { OutOfStock } from '../../features/catalog/components/out-of-stock.tsx';
import { PriceLine } from '../../features/catalog/components/price-line.tsx';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture, PictureFrame } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { MoveToCart } from './move-to-cart.tsx';
import styles from './wish-card.module.css';

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
  const name = product?.name ?? wishlistPageWords.gone;
  return (
    <article className={styles.card} aria-busy={isLeaving || undefined}>
      {product ? (
        <Garment entry={entry} product={product} />
      ) : (
        <>
          <PictureFrame>{null}</PictureFrame>
          <h2 className={styles.name}>{name}</h2>
        </>
      )}
      {product && canBeBought(product) && (
        <MoveToCart product={product} onMove={(size) => onMove(product, size)} />
      )}
      <IconButton
        icon={X}
        label={wishlistPageWords.remove(name)}
        className={styles.remove}
        aria-disabled={isLeaving || undefined}
        onClick={() => {
          if (!isLeaving) onRemove(name);
        }}
      />
    </article>
  );
}

function Garment({ entry, product }: { entry: WishlistEntry; product: Product }) {
  const { _id, name, price, mrp, images } = product;
  const [front] = images;
  const was = fellFrom(entry, price);
  return (
    <div className={styles.product}>
      <PictureFrame>
        <DiscountBadge price={price} mrp={mrp} />
        {front && <Picture src={front.url} alt={front.alt ?? ''} sizes={SIZES} load="eager" />}
      </PictureFrame>
      <h2 className={styles.name}>
        <Link to={paths.product(_id)} className={styles.link}>
          <WholeWords>{name}</WholeWords>
        </Link>
      </h2>
      {canBeBought(product) ? <PriceLine price={price} mrp={mrp} /> : <OutOfStock />}
      {was !== undefined && <p className={styles.was}>{wishlistPageWords.was(formatRupees(was))}</p>}
    </div>
  );
}
