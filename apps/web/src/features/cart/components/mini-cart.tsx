import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote } from '@e-store/shared/cart/endpoints';
import { formatRupees } from '@e-store/shared/money';
import { cartWords } from '../../../content/cart.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { WholeWords } from '../../../ui/whole-words.tsx';
import { lineProblem } from '../line-problem.ts';
import { quotedLine } from '../quote-request.ts';
import { PriceMoved } from './line-price.tsx';
import { ProblemWords } from './line-problem-note.tsx';
import { LineWay } from './line-way.tsx';
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

/** A problem replaces quantity and price, so the line height and layout stay stable. */
function MiniCartLine({ item, items, quote, onQuantity, onRemove }: MiniCartProps & { item: CartItem }) {
  const line = quotedLine(quote, items, item);
  const problem = lineProblem(line, item.quantity);
  const size = item.size ?? line?.size;
  return (
    <li className={styles.line}>
      <Thumbnail src={item.image} />
      <div>
        <WholeWords>{item.name}</WholeWords>
        {(!problem || problem.kind === 'few') && (
          <p className={styles.choice}>
            {size && cartWords.size(size)} × {item.quantity}
          </p>
        )}
        {problem ? (
          <ProblemWords problem={problem} size={size} />
        ) : (
          <PriceMoved item={item} line={line} words={cartWords.priceMovedShort} />
        )}
      </div>
      {problem?.kind === 'few' && (
        <LineWay
          words={cartWords.problem.take(problem.left)}
          of={item.name}
          onClick={() => onQuantity(item, problem.left)}
        />
      )}
      {problem && problem.kind !== 'few' && (
        <LineWay words={cartWords.problem.remove} of={item.name} onClick={() => onRemove(item)} />
      )}
      {!problem && (
        <span className={styles.price}>{formatRupees((line?.price ?? item.price) * item.quantity)}</span>
      )}
    </li>
  );
}
