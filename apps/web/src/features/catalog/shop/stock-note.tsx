import { hasFewLeft } from '@e-store/shared/catalog/stock-rules';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import styles from './stock-note.module.css';

type StockNoteProps = {
  size?: string | undefined;
  stock: number;
  quantity?: number | undefined;
};

/** The live region exists even when empty. */
export function StockNote(props: StockNoteProps) {
  return <output className={styles.note}>{stockMessage(props)}</output>;
}

function stockMessage({ size, stock, quantity = 0 }: StockNoteProps): string {
  if (hasFewLeft(stock)) return productMessages.onlyLeft(stock, size);
  if (stock === 0) return size === undefined ? '' : productMessages.soldOut(size);
  if (quantity >= stock) return productMessages.left(stock, size);
  return size === undefined ? '' : productMessages.inStock(size);
}
