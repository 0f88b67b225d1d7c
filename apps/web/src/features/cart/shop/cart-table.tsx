import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote, QuoteLine } from '@e-store/shared/cart/endpoints';
import { cartMessages } from '../../../messages/en/cart.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ChosenSize } from '../cart-rules.ts';
import { quotedLine } from '../quote-request.ts';
import styles from './cart-table.module.css';
import { canDecrease, canIncrease } from '@e-store/shared/catalog/stock-rules';
import { formatRupees } from '@e-store/shared/money';
import { Trash2 } from 'lucide-react';
import { paths } from '@e-store/shared/web-paths';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import { lineProblem } from '../line-problem.ts';
import { LinePrice } from './line-price.tsx';
import { LineProblemNote } from './line-problem-note.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import sizeChoiceStyles from './size-choice.module.css';

type CartTableProps = {
  items: readonly CartItem[];
  quote: Quote | null;
  onQuantity: (item: CartItem, quantity: number) => void;
  onSize: (item: CartItem, chosen: ChosenSize) => void;
  onRemove: (item: CartItem, index: number) => void;
};

const columns = cartMessages.table;

/** Spec §2. Cards up to 800 px. */
export function CartTable({ items, quote, onQuantity, onSize, onRemove }: CartTableProps) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.quantity}</th>
          <th scope="col" className={styles.right}>
            {columns.price}
          </th>
          <th scope="col">
            <VisuallyHidden>{columns.remove}</VisuallyHidden>
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

type CartRowProps = {
  item: CartItem;
  line: QuoteLine | undefined;
  onQuantity: (quantity: number) => void;
  onSize: (chosen: ChosenSize) => void;
  onRemove: () => void;
};

function CartRow(props: CartRowProps) {
  const { item, line, onQuantity, onRemove } = props;
  const { name, quantity } = item;
  const stock = line?.stock ?? item.stock;
  const size = item.size ?? line?.size;
  const problem = lineProblem(line, quantity);
  const isGone = problem?.kind === 'gone';
  const isAtLimit = !canIncrease(quantity, stock) && problem === undefined;
  return (
    <tr className={styles.row}>
      <td className={styles.product}>
        <CartRowProduct {...props} />
      </td>
      <td>
        {!isGone && (
          <Stepper
            label={cartMessages.quantityOf(name)}
            value={quantity}
            canDecrease={canDecrease(quantity) && stock > 0}
            canIncrease={canIncrease(quantity, stock)}
            onChange={onQuantity}
          />
        )}
        <output className={styles.limit}>{isAtLimit && cartMessages.onlyLeft(stock, size)}</output>
      </td>
      <td className={styles.price}>
        {!isGone && <b>{formatRupees((line?.price ?? item.price) * quantity)}</b>}
      </td>
      <td className={styles.remove}>
        <IconButton icon={Trash2} label={cartMessages.remove(name)} onClick={onRemove} />
      </td>
    </tr>
  );
}

function CartRowProduct({ item, line, onQuantity, onSize, onRemove }: CartRowProps) {
  const { product, name, image, quantity } = item;
  const size = item.size ?? line?.size;
  return (
    <div className={styles.productCell}>
      <Link to={paths.product(product)} tabIndex={-1} aria-hidden="true">
        <Thumbnail src={image} />
      </Link>
      <div>
        <Link to={paths.product(product)} className={styles.name}>
          <NoBreakText>{name}</NoBreakText>
        </Link>
        <LinePrice item={item} line={line} />
        {size && line?.sizes && <SizeChoice name={name} size={size} sizes={line.sizes} onSize={onSize} />}
        <LineProblemNote
          line={line}
          quantity={quantity}
          productPath={paths.product(product)}
          onTake={onQuantity}
          onRemove={onRemove}
        />
      </div>
    </div>
  );
}

type SizeChoiceProps = {
  name: string;
  size: string;
  sizes: NonNullable<QuoteLine['sizes']>;
  onSize: (chosen: ChosenSize) => void;
};

function SizeChoice({ name, size, sizes, onSize }: SizeChoiceProps) {
  return (
    <CompactSelect
      label={cartMessages.sizeLabel}
      aria-label={cartMessages.sizeOf(name)}
      className={sizeChoiceStyles.size}
      value={size}
      onChange={({ target }) => {
        const chosen = sizes.find((one) => one.size === target.value);
        if (chosen) onSize(chosen);
      }}
    >
      {sizes.map(({ size: one, stock }) => (
        <option key={one} value={one} disabled={stock === 0 && one !== size}>
          {cartMessages.sizeOption(one, stock)}
        </option>
      ))}
    </CompactSelect>
  );
}
