import type { Page } from '@playwright/test';

export const ORDER_PLACED = 'Order Placed successfully... Navigating to orders page in 2 sec..';

/** Milliseconds, less what an equal timer was late. */
export async function measureShown(
  page: Page,
  words: string,
  plannedMs: number,
): Promise<() => Promise<number>> {
  await page.evaluate(
    ([text, planned]) => {
      const isShown = () =>
        [...document.querySelectorAll('p, output')].some(
          (part) => part.textContent === text && part.checkVisibility(),
        );
      const shownMs = new Promise<number>((resolve) => {
        setTimeout(() => resolve(0), 30_000);
        let from: number | undefined;
        let lateMs = 0;
        new MutationObserver((_, observer) => {
          if (isShown() === (from !== undefined)) return;
          if (from === undefined) {
            const shownAt = performance.now();
            from = shownAt;
            setTimeout(() => (lateMs = performance.now() - shownAt - planned), planned);
          } else {
            observer.disconnect();
            resolve(performance.now() - from - lateMs);
          }
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      Object.assign(window, { shownMs });
    },
    [words, plannedMs] as const,
  );
  return () => page.evaluate(() => (window as unknown as { shownMs: Promise<number> }).shownMs);
}
