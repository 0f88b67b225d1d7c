/** Maximum wait in ms: pages must hydrate on slow connections too. */
const PATIENCE_MS = 3_000;
const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** When the main pictures are painted, or at the first interaction, so that scripts take no bandwidth. */
export function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of INTERACTION_EVENTS) window.removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of INTERACTION_EVENTS)
      window.addEventListener(sign, done, { capture: true, passive: true });
    window.setTimeout(done, PATIENCE_MS);
    const afterPaint = async () => {
      await painted();
      done();
    };
    if (document.readyState === 'complete') void afterPaint();
    else window.addEventListener('load', () => void afterPaint(), { once: true });
  });
}

async function painted(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
