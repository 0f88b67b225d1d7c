import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote } from '@e-store/shared/cart/endpoints';
import { cartMessages } from '../../../messages/en/cart.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ChosenSize } from '../cart-rules.ts';
import { quotedLine } from '../quote-request.ts';
import { CartRow } from './cart-row.tsx';
import styles from './cart-table.module.css';

type CartTableProps = {
  items: readonly CartItem[];
  quote: Quote | null;
  onQuantity: (item: CartItem, quantity: number) => void;
  onSize: (item: CartItem, chosen: ChosenSize) => void;
  onRemove: (item: CartItem, index: number) => void;
};

const { product, quantity, price, remove } = cartMessages.table;

/** Spec §2: product, quantity, price and a delete icon. Cards up to 800 px. */
export function CartTable({ items, quote, onQuantity, onSize, onRemove }: CartTableProps) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{product}</th>
          <th scope="col">{quantity}</th>
          <th scope="col" className={styles.right}>
            {price}
          </th>
          <th scope="col">
            <VisuallyHidden>{remove}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <CartRow
            key={`${item.product} ${item.size ?? ''}`}
            item={item}
            line={quotedLine(quote, items, item)}
            onQuantity={(wanted) => onQuantity(item, wanted)}
            onSize={(chosen) => onSize(item, chosen)}
            onRemove={() => onRemove(item, index)}
          />
        ))}
      </tbody>
    </table>
  );
}
