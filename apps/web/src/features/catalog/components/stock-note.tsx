import { isLowStock } from '@e-store/shared/catalog/low-stock';
import { productWords } from '../../../content/product.ts';
import styles from './stock-note.module.css';

type StockNoteProps = {
  /** Absent for what comes in no sizes. */
  size?: string | undefined;
  stock: number;
  /** How many are about to be bought: at the last one it is told that it is the last. */
  quantity?: number | undefined;
};

/** What is left, said aloud when it changes. Its line is there even when there is nothing to say. */
export function StockNote(props: StockNoteProps) {
  return <output className={styles.note}>{wordsOn(props)}</output>;
}

function wordsOn({ size, stock, quantity = 0 }: StockNoteProps): string {
  if (isLowStock(stock)) return productWords.onlyLeft(stock, size);
  if (stock === 0) return size === undefined ? '' : productWords.soldOut(size);
  if (quantity >= stock) return productWords.left(stock, size);
  return size === undefined ? '' : productWords.inStock(size);
}
