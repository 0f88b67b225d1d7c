type CutOutProps = {
  /** The file's name in `/art`, without its ending; beside it lies one of 640 px. */
  name: string;
  /** Empty where it only decorates. */
  alt?: string;
  sizes: string;
  load?: 'first' | 'eager' | 'lazy';
  className?: string | undefined;
};

/** A garment without ground, to be placed on a coloured field. Drawn in a frame of 4:5. */
export function CutOut({ name, alt = '', sizes, load = 'lazy', className }: CutOutProps) {
  return (
    <img
      srcSet={`/art/${name}-640.webp 640w, /art/${name}.webp 960w`}
      sizes={sizes}
      src={`/art/${name}.webp`}
      alt={alt}
      width={960}
      height={1200}
      loading={load === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
