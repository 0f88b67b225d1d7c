import { type CodeDrawing, DrawnCode } from './drawn-code.tsx';
import styles from './qr-code.module.css';

async function drawQrCode(text: string): Promise<CodeDrawing> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const steps = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { width: size, height: size, path: steps.join('') };
}

/** Dark on white in both themes, because cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <DrawnCode
      text={text}
      label={label}
      draw={drawQrCode}
      className={styles.qr}
      light={styles.light}
      dark={styles.dark}
    />
  );
}
