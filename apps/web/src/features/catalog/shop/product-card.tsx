import { clsx } from 'clsx';
import { useContext, Fragment, createContext, type ReactNode } from 'react';
import { paths } from '@e-store/shared/web-paths';
import { Link } from '../../../ui/link.tsx';
import { Picture, PictureFrame } from '../../../ui/picture.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import { isPurchasable, type ListedProduct } from '../listed-product.ts';
import { DiscountBadge, PriceLine, OutOfStock } from './price-line.tsx';
import styles from './product-card.module.css';
import type { SizeStock } from '@e-store/shared/catalog/stock-rules';
import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Control of 44 px square: `<ProductCardAction value={(product) => …}>`. */
export const ProductCardAction = createContext<((product: ListedProduct) => ReactNode) | undefined>(
  undefined,
);

type ProductCardProps = {
  product: ListedProduct;
  sizes: string;
  load?: 'first' | 'eager' | 'lazy' | 'near';
  lies?: boolean;
  onOpen?: (() => void) | undefined;
};

/** The name is the link; its hit area covers the card. */
export function ProductCard({ product, sizes, load, lies = false, onOpen }: ProductCardProps) {
  const [front, back] = product.images;
  const action = useContext(ProductCardAction)?.(product);
  return (
    <article className={clsx(styles.frame, lies && styles.lies)}>
      <div className={styles.card}>
        <PictureFrame>
          <DiscountBadge price={product.price} mrp={product.mrp} />
          {front && <Picture src={front.url} alt={front.alt ?? ''} sizes={sizes} load={load ?? 'lazy'} />}
          {back && <Picture src={back.url} alt="" sizes={sizes} className={styles.back} />}
        </PictureFrame>
        <h3 className={styles.name}>
          <Link to={paths.product(product._id)} className={styles.link} onClick={onOpen}>
            <NoBreakText>{product.name}</NoBreakText>
          </Link>
        </h3>
        {isPurchasable(product) ? <PriceLine price={product.price} mrp={product.mrp} /> : <OutOfStock />}
        <SizesLine sizes={product.sizes} />
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}

function SizesLine({ sizes }: { sizes: readonly SizeStock[] }) {
  if (sizes.length === 0) return null;
  return (
    <p className={styles.sizes}>
      <VisuallyHidden>{catalogMessages.sizes} </VisuallyHidden>
      {sizes.map(({ size, stock }, index) => (
        <Fragment key={size}>
          {index > 0 && ' '}
          <span className={styles.size}>{stock > 0 ? size : <SoldOut size={size} />}</span>
        </Fragment>
      ))}
    </p>
  );
}

function SoldOut({ size }: { size: string }) {
  return (
    <>
      <s>{size}</s>
      <VisuallyHidden> {catalogMessages.soldOutAside}</VisuallyHidden>
    </>
  );
}
