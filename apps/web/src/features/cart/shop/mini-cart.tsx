import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote } from '@e-store/shared/cart/endpoints';
import { formatRupees } from '@e-store/shared/money';
import { cartMessages } from '../../../messages/en/cart.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import { lineProblem } from '../line-problem.ts';
import { quotedLine } from '../quote-request.ts';
import { PriceChangeNote } from './line-price.tsx';
import { ProblemMessage, LineAction } from './line-problem-note.tsx';
import styles from './mini-cart.module.css';

type MiniCartProps = {
  items: readonly CartItem[];
  quote: Quote | null;
  onQuantity: (item: CartItem, quantity: number) => void;
  onRemove: (item: CartItem) => void;
};

export function MiniCart({ items, ...rest }: MiniCartProps) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <MiniCartLine key={`${item.product} ${item.size ?? ''}`} {...rest} item={item} items={items} />
      ))}
    </ul>
  );
}

/** A problem replaces quantity and price, so nothing shifts. */
function MiniCartLine({ item, items, quote, onQuantity, onRemove }: MiniCartProps & { item: CartItem }) {
  const line = quotedLine(quote, items, item);
  const problem = lineProblem(line, item.quantity);
  const size = item.size ?? line?.size;
  return (
    <li className={styles.line}>
      <Thumbnail src={item.image} />
      <div>
        <NoBreakText>{item.name}</NoBreakText>
        {(!problem || problem.kind === 'few') && (
          <p className={styles.choice}>
            {size && cartMessages.size(size)} × {item.quantity}
          </p>
        )}
        {problem ? (
          <ProblemMessage problem={problem} size={size} />
        ) : (
          <PriceChangeNote item={item} line={line} words={cartMessages.priceMovedShort} />
        )}
      </div>
      {problem?.kind === 'few' && (
        <LineAction
          words={cartMessages.problem.take(problem.left)}
          of={item.name}
          onClick={() => onQuantity(item, problem.left)}
        />
      )}
      {problem && problem.kind !== 'few' && (
        <LineAction words={cartMessages.problem.remove} of={item.name} onClick={() => onRemove(item)} />
      )}
      {!problem && (
        <span className={styles.price}>{formatRupees((line?.price ?? item.price) * item.quantity)}</span>
      )}
    </li>
  );
}
