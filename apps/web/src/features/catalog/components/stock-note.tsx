import { isLowStock } from '@e-store/shared/catalog/low-stock';
import { productWords } from '../../../content/product.ts';
import styles from './stock-note.module.css';

type StockNoteProps = {
  size?: string | undefined;
  stock: number;
  quantity?: number | undefined;
};

/** Announces remaining stock. The live region exists even when empty. */
export function StockNote(props: StockNoteProps) {
  return <output className={styles.note}>{wordsOn(props)}</output>;
}

function wordsOn({ size, stock, quantity = 0 }: StockNoteProps): string {
  if (isLowStock(stock)) return productWords.onlyLeft(stock, size);
  if (stock === 0) return size === undefined ? '' : productWords.soldOut(size);
  if (quantity >= stock) return productWords.left(stock, size);
  return size === undefined ? '' : productWords.inStock(size);
}
