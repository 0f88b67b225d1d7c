import { clsx } from 'clsx';
import { dashWords } from '../../../content/dash.ts';
import styles from './stock-cell.module.css';

const LOW_STOCK = 5;

type StockCellProps = { stock: number; onSale: boolean };

/** How many pieces there are, and whether the product can be ordered at all. */
export function StockCell({ stock, onSale }: StockCellProps) {
  return (
    <>
      <span className={clsx(styles.count, stock <= LOW_STOCK && styles.low, stock === 0 && styles.none)}>
        {stock}
      </span>
      <span className={styles.state}>{onSale ? dashWords.onSale : dashWords.offSale}</span>
    </>
  );
}
