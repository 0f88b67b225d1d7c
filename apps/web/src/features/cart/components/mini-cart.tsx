import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote } from '@e-store/shared/cart/endpoints';
import { formatRupees } from '@e-store/shared/money';
import { cartWords } from '../../../content/cart.ts';
import { paths } from '../../../lib/paths.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { quotedLine } from '../quote-request.ts';
import { PriceMoved } from './line-price.tsx';
import { LineProblemNote } from './line-problem-note.tsx';
import styles from './mini-cart.module.css';

type MiniCartProps = {
  items: readonly CartItem[];
  quote: Quote | null;
  onQuantity: (item: CartItem, quantity: number) => void;
  onRemove: (item: CartItem) => void;
};

/** The lines of the cart beside the form; what cannot be had can be mended here. */
export function MiniCart({ items, quote, onQuantity, onRemove }: MiniCartProps) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => {
        const line = quotedLine(quote, items, item);
        const size = item.size ?? line?.size;
        return (
          <li key={`${item.product} ${item.size ?? ''}`} className={styles.line}>
            <Thumbnail src={item.image} />
            <div>
              {item.name}
              <p className={styles.choice}>
                {size && cartWords.size(size)} × {item.quantity}
              </p>
              <PriceMoved item={item} line={line} words={cartWords.priceMovedShort} />
              <LineProblemNote
                line={line}
                quantity={item.quantity}
                productPath={paths.product(item.product)}
                onTake={(quantity) => onQuantity(item, quantity)}
                onRemove={() => onRemove(item)}
              />
            </div>
            <span className={styles.price}>{formatRupees((line?.price ?? item.price) * item.quantity)}</span>
          </li>
        );
      })}
    </ul>
  );
}
