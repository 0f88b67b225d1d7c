import { exchangeMessages as messages } from '../../messages/en/orders/exchange.ts';
import { returnMessages } from '../../messages/en/orders/order-care.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Exchange, ExchangeLine, Wish } from './use-exchange.ts';
import styles from './return-fields.module.css';

export type ExchangeTexts = Pick<
  typeof messages,
  'wish' | 'sizeFor' | 'where' | 'whereHint' | 'nothingToPay'
>;

const WISHES = Object.entries(messages.wishes) as [Wish, string][];

type ExchangeFieldsProps = { exchange: Exchange; texts: ExchangeTexts };

export function ExchangeFields({ exchange, texts }: ExchangeFieldsProps) {
  const { place, isLoading, hasFailed, isOffered, isChosen, isLeftOut, isSent, wish, lines } = exchange;
  if (isLoading) return <p className={styles.left}>{messages.loading}</p>;
  if (hasFailed) return <ErrorPanel message={messages.failed} onRetry={exchange.reload} />;
  if (!isOffered) return null;
  return (
    <div ref={place}>
      <RadioList
        name="wish"
        legend={texts.wish}
        hint={isLeftOut ? messages.leaveOut : messages.wishHint}
        error={isLeftOut && isSent ? messages.leaveOut : undefined}
        options={WISHES}
        value={wish}
        onChoose={exchange.setWish}
      />
      {isChosen && lines.length > 0 && (
        <ul className={styles.sizes}>
          {lines.map((line) => (
            <li key={line.key}>
              <WantedItem line={line} texts={texts} onChange={exchange.setSize} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WantedItem(props: SizeFieldProps) {
  const { isPossible, hasSizes, item, error } = props.line;
  if (isPossible && hasSizes) return <SizeField {...props} />;
  return (
    <>
      <b>{returnMessages.lineOf(item)}</b>
      <p className={styles.left}>{isPossible ? messages.newOne : messages.notPossible}</p>
      {isPossible && error && <p role="alert">{error}</p>}
    </>
  );
}

type SizeFieldProps = {
  line: ExchangeLine;
  texts: ExchangeTexts;
  onChange: (key: string, size: string) => void;
};

function SizeField({ line, texts, onChange }: SizeFieldProps) {
  const { key, item, quantity, onSale, size: chosen, error } = line;
  return (
    <SelectField
      name={key}
      label={texts.sizeFor(returnMessages.lineOf(item))}
      any={messages.chooseSize}
      error={error}
      value={chosen}
      onChange={({ target }) => onChange(key, target.value)}
    >
      {onSale.map(({ size, stock }) => (
        <option key={size} value={size} disabled={stock < quantity}>
          {labelSize(size, stock, line)}
        </option>
      ))}
    </SelectField>
  );
}

function labelSize(size: string, stock: number, { quantity, item }: ExchangeLine): string {
  if (stock === 0) return messages.soldOut(size);
  if (stock < quantity) return messages.fewLeft(size, stock);
  return size === item.size ? messages.sameSize(size) : size;
}
