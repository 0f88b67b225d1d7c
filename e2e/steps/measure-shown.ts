import type { Page } from '@playwright/test';

export const ORDER_PLACED = 'Order Placed successfully... Navigating to orders page in 2 sec..';

export async function measureShown(page: Page, words: string): Promise<() => Promise<number>> {
  await page.evaluate((text) => {
    const isShown = () =>
      [...document.querySelectorAll('p, output')].some(
        (part) => part.textContent === text && part.checkVisibility(),
      );
    const shownMs = new Promise<number>((resolve) => {
      setTimeout(() => resolve(0), 30_000);
      let from: number | undefined;
      new MutationObserver((_, observer) => {
        if (isShown() === (from !== undefined)) return;
        if (from === undefined) from = performance.now();
        else {
          observer.disconnect();
          resolve(performance.now() - from);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    Object.assign(window, { shownMs });
  }, words);
  return () => page.evaluate(() => (window as unknown as { shownMs: Promise<number> }).shownMs);
}
