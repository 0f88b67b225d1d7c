import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { Quote, QuoteLine } from '@e-store/shared/cart/endpoints';
import { formatRupees } from '@e-store/shared/money';
import { cartMessages } from '../../../messages/en/cart.ts';
import { newStaffOrderMessages as messages } from '../../../messages/en/orders/new-staff-order.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import type { NewOrderLine } from './new-order-form.ts';
import styles from './new-order.module.css';

type NewOrderLinesProps = {
  lines: readonly NewOrderLine[];
  quote: Quote | null;
  error: string | undefined;
  onChange: (line: NewOrderLine, quantity: number) => void;
};

export function NewOrderLines({ lines, quote, error, onChange }: NewOrderLinesProps) {
  return (
    <Panel title={messages.items}>
      {error && (
        <p role="alert" className={styles.error}>
          {lines.length === 0 ? messages.addItemFirst : error}
        </p>
      )}
      {lines.length === 0 && <p className={styles.quiet}>{messages.noItems}</p>}
      <ul className={styles.rows} aria-label={messages.items}>
        {lines.map((line) => (
          <Line
            key={`${line.product} ${line.size ?? ''}`}
            line={line}
            quoted={quote?.lines.find((each) => isSameLine(each, line))}
            onChange={(quantity) => onChange(line, quantity)}
          />
        ))}
      </ul>
    </Panel>
  );
}

type LineProps = {
  line: NewOrderLine;
  quoted: QuoteLine | undefined;
  onChange: (quantity: number) => void;
};

function Line({ line: { name, size, image, quantity }, quoted, onChange }: LineProps) {
  const problem = quoted && describeProblem(quoted, quantity);
  return (
    <li className={styles.row}>
      <Thumbnail src={image} className={styles.picture} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {[size && cartMessages.size(size), quoted && cartMessages.each(formatRupees(quoted.price))]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {problem && <span className={styles.error}>{problem}</span>}
      </div>
      <div className={styles.sizes}>
        <Stepper
          label={cartMessages.quantityOf(name)}
          value={quantity}
          canDecrease={quantity > 1}
          canIncrease={!quoted || quantity < quoted.stock}
          onChange={onChange}
        />
        <Button
          kind="ghost"
          size="compact"
          aria-label={messages.removeItem(name)}
          onClick={() => onChange(0)}
        >
          {messages.remove}
        </Button>
      </div>
    </li>
  );
}

function describeProblem({ problem, stock, size }: QuoteLine, quantity: number): string | undefined {
  if (problem === 'UNAVAILABLE') return cartMessages.problem.gone;
  if (quantity <= stock) return undefined;
  return stock === 0 ? cartMessages.problem.soldOut(size) : cartMessages.problem.few(stock);
}
