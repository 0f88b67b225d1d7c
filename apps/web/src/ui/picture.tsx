import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pictureSet } from './picture-set.ts';
import styles from './picture.module.css';

type PictureProps = {
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** `first`: what the page is about; `eager`: above the fold; otherwise when it comes near. */
  load?: 'first' | 'eager' | 'lazy';
  className?: string | undefined;
  /** Nothing came from the address. */
  onError?: () => void;
};

/** An upright 4:5 picture that keeps its box while it loads. Widths and heights are those of the largest file. */
export function Picture({ src, alt, sizes, load = 'lazy', className, onError }: PictureProps) {
  const srcSet = pictureSet(src);
  return (
    <img
      {...(srcSet && { srcSet, sizes })}
      src={src}
      alt={alt}
      width={800}
      height={1000}
      loading={load === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : undefined}
      decoding={load === 'first' ? 'sync' : 'async'}
      className={clsx(styles.picture, className)}
      onError={onError}
    />
  );
}

/** The studio ground on which pictures and their marks lie. */
export function PictureFrame({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={clsx(styles.frame, className)}>{children}</div>;
}
