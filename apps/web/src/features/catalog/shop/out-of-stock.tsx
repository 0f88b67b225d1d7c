import { catalogMessages } from '../../../messages/en/catalog/catalog.ts';
import styles from './out-of-stock.module.css';

/** Spec §2: red text in place of the buy button. */
export function OutOfStock() {
  return <p className={styles.note}>{catalogMessages.outOfStock}</p>;
}
