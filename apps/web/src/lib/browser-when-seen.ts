/** Pictures that take longer are not waited for: a page must come alive on a bad connection too. */
const PATIENCE_MS = 3_000;
const SIGNS_OF_A_PERSON = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/**
 * When the page's main pictures are on the screen; at once when somebody touches the page. The server has rendered all
 * there is to see, so the scripts that make it alive do not take bandwidth and processor from it before that.
 */
export function whenSeen(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS_OF_A_PERSON) window.removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of SIGNS_OF_A_PERSON)
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
  // A picture that cannot be shown has an alternative text, and is none to wait for.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
