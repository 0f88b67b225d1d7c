import { useIsHydrated } from '../lib/use-is-hydrated.ts';

type CutOutProps = {
  /** The file's name in `/art`, without its ending; beside it lies one of 560 px. */
  name: string;
  /** Empty where it only decorates. */
  alt?: string;
  sizes: string;
  /** `later`: like a lazy one, but not before the page is alive, so that it takes no bandwidth from the first view. */
  load?: 'first' | 'eager' | 'lazy' | 'later';
  className?: string | undefined;
};

/** A garment without ground, to be placed on a coloured field. Drawn in a frame of 4:5. */
export function CutOut({ load = 'lazy', ...cutOut }: CutOutProps) {
  return load === 'later' ? <Later {...cutOut} /> : <Loaded {...cutOut} load={load} />;
}

/** Without scripts no page comes alive: there it is a lazy one. */
function Later(cutOut: CutOutProps) {
  if (useIsHydrated()) return <Loaded {...cutOut} load="lazy" />;
  return (
    <noscript>
      <Loaded {...cutOut} load="lazy" />
    </noscript>
  );
}

function Loaded({ name, alt = '', sizes, load, className }: CutOutProps) {
  return (
    <img
      srcSet={`/art/${name}-560.webp 560w, /art/${name}.webp 960w`}
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
