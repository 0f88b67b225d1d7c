import styles from './stock-note.module.css';

type StockNoteProps = {
  /** Absent for what comes in no sizes. */
  size?: string | undefined;
  stock: number;
  /** How many are about to be bought: at the last one it is told that it is the last. */
  quantity?: number | undefined;
};

/** From here on it is worth telling how many are left. */
const FEW = 3;

/** What is left, said aloud when it changes. Its line is there even when there is nothing to say. */
export function StockNote(props: StockNoteProps) {
  return <output className={styles.note}>{wordsOn(props)}</output>;
}

function wordsOn({ size, stock, quantity = 0 }: StockNoteProps): string {
  const isTold = stock <= FEW || quantity >= stock;
  if (size === undefined) return isTold && stock > 0 ? `${stock} left` : '';
  if (stock === 0) return `${size} is sold out`;
  return isTold ? `${stock} left in ${size}` : `${size} is in stock`;
}
