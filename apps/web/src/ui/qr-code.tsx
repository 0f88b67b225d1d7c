import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

type Squares = { size: number; path: string };

async function drawQrCode(text: string): Promise<Squares> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const steps = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: steps.join('') };
}

/**
 * Dark on white in both themes, because cameras expect it. The text beside it suffices if the encoder fails
 * to load.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<Squares>();
  useEffect(() => {
    let isWanted = true;
    drawQrCode(text).then(
      (drawn) => isWanted && setSquares(drawn),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (!squares) return <div className={styles.qr} aria-hidden />;
  const { size, path } = squares;
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  );
}
