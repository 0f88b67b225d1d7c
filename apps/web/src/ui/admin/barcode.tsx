import { DrawnCode } from '../drawn-code.tsx';
import styles from './barcode.module.css';

const drawBarcode = async (text: string) => (await import('./draw-code-128.ts')).drawCode128(text);

/** Code 128, like on the invoice. Only for white sheets with space on both sides. */
export function Barcode({ text, label }: { text: string; label: string }) {
  return <DrawnCode text={text} label={label} draw={drawBarcode} className={styles.barcode} />;
}
