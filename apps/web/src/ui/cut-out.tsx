import { useIsHydrated } from '../lib/hooks.ts';

type CutOutProps = {
  name: string;
  sizes: string;
  /** `later`: lazy after hydration, to leave bandwidth to the first view. */
  load?: 'first' | 'eager' | 'lazy' | 'later';
  className?: string | undefined;
};

/** For coloured backgrounds, in a 4:5 frame. */
export function CutOut({ load = 'lazy', ...cutOut }: CutOutProps) {
  return load === 'later' ? <DeferredCutOut {...cutOut} /> : <Loaded {...cutOut} load={load} />;
}

function DeferredCutOut(cutOut: CutOutProps) {
  if (useIsHydrated()) return <Loaded {...cutOut} load="lazy" />;
  return (
    <noscript>
      <Loaded {...cutOut} load="lazy" />
    </noscript>
  );
}

function Loaded({ name, sizes, load, className }: CutOutProps) {
  return (
    <img
      srcSet={`/art/${name}-560.webp 560w, /art/${name}.webp 960w`}
      sizes={sizes}
      src={`/art/${name}.webp`}
      alt=""
      width={960}
      height={1200}
      loading={load === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={load === 'first' ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
