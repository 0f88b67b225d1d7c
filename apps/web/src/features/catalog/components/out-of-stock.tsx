import { catalogWords } from '../../../content/catalog.ts';
import styles from './out-of-stock.module.css';

/** Spec §2: the red text where something could be bought. */
export function OutOfStock() {
  return <p className={styles.note}>{catalogWords.outOfStock}</p>;
}
