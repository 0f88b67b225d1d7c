import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

const PICTURE_WIDTHS = [400, 640, 800] as const;

const isOurs = (url: string) => /^\/media\/[^?]+\.webp$/.test(url);

/** For our own `/media/…webp` files; `undefined` for external pictures. */
export function pictureSet(url: string): string | undefined {
  if (!isOurs(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}

/** Up to 1600 pixels wide for our own pictures. */
export const zoomSource = (url: string): string => (isOurs(url) ? `${url}?w=1600` : url);

type PictureProps = {
  src: string;
  alt: string;
  sizes: string;
  /**
   * `first`: main picture; `eager`: above the fold; `lazy`: when the browser decides; `near`: within 200 px
   * of the viewport.
   */
  load?: 'first' | 'eager' | 'lazy' | 'near';
  /** For `near`: a media query under which it loads like `lazy`. */
  lazyMedia?: string;
  className?: string | undefined;
  onError?: () => void;
};

export function Picture({ load = 'lazy', ...picture }: PictureProps) {
  return load === 'near' ? <NearViewportPicture {...picture} /> : <Loaded {...picture} load={load} />;
}

const MARGIN = '200px';

function NearViewportPicture({ lazyMedia, ...picture }: PictureProps) {
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
        {lazyMedia && <source media={lazyMedia} srcSet={srcSet} sizes={sizes} />}
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

export function PictureFrame({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={clsx(styles.frame, className)}>{children}</div>;
}
