import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pictureSet } from './picture-set.ts';
import styles from './picture.module.css';

type PictureProps = {
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /**
   * `first`: what the page is about; `eager`: above the fold; `lazy`: when the browser thinks that it comes near, which
   * may be two windows away; `near`: when it truly does.
   */
  load?: 'first' | 'eager' | 'lazy' | 'near';
  /** Of a `near` one: a media query under which it is loaded like a lazy one. */
  notWaitingWhere?: string;
  className?: string | undefined;
  /** Nothing came from the address. */
  onError?: () => void;
};

/** An upright 4:5 picture that keeps its box while it loads. */
export function Picture({ load = 'lazy', ...picture }: PictureProps) {
  return load === 'near' ? <WhenNear {...picture} /> : <Loaded {...picture} load={load} />;
}

/** So near is near. */
const MARGIN = '200px';

/** In its place from the start, and loaded once somebody comes near it. Without scripts the browser thinks for itself. */
function WhenNear({ notWaitingWhere, ...picture }: PictureProps) {
  const { src, alt, sizes, className, onError } = picture;
  const place = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const onSeen = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setNear(true);
    };
    const seen = new IntersectionObserver(onSeen, { rootMargin: MARGIN });
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  const srcSet = pictureSet(src) ?? src;
  return (
    <>
      <picture className={styles.choice}>
        {notWaitingWhere && <source media={notWaitingWhere} srcSet={srcSet} sizes={sizes} />}
        <img
          ref={place}
          {...(isNear && { src, srcSet, sizes })}
          alt={alt}
          width={800}
          height={1000}
          loading="lazy"
          decoding="async"
          className={clsx(styles.picture, styles.waiting, className)}
          onError={onError}
        />
      </picture>
      <noscript>
        <Loaded {...picture} alt="" />
      </noscript>
    </>
  );
}

/** Widths and heights are those of the largest file. */
function Loaded({ src, alt, sizes, load, className, onError }: PictureProps) {
  const srcSet = pictureSet(src);
  return (
    <img
      {...(srcSet && { srcSet, sizes })}
      src={src}
      alt={alt}
      width={800}
      height={1000}
      loading={load === 'first' || load === 'eager' ? 'eager' : 'lazy'}
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
