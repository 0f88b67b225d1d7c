import { catalogWords } from '../../../content/catalog.ts';
import styles from './out-of-stock.module.css';

/** Spec §2: red text in place of the buy button. */
export function OutOfStock() {
  return <p className={styles.note}>{catalogWords.outOfStock}</p>;
}
