import { useEffect, useState } from 'react';

export type CodeDrawing = { width: number; height: number; path: string };

type DrawnCodeProps = {
  text: string;
  label: string;
  draw: (text: string) => Promise<CodeDrawing>;
  className: string | undefined;
  light?: string | undefined;
  dark?: string | undefined;
};

/** The text beside it suffices if the encoder fails to load. */
export function DrawnCode({ text, label, draw, className, light, dark }: DrawnCodeProps) {
  const [drawing, setDrawing] = useState<CodeDrawing>();
  useEffect(() => {
    let isWanted = true;
    draw(text).then(
      (drawn) => isWanted && setDrawing(drawn),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text, draw]);
  if (!drawing) return <div className={className} aria-hidden />;
  const { width, height, path } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {light && <path d={`M0 0h${width}v${height}H0z`} className={light} />}
      <path d={path} className={dark} />
    </svg>
  );
}
