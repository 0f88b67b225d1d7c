import type { Page } from '@playwright/test';

export async function setWidth(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (wide) =>
      new Promise<void>((resolve) => {
        const look = () =>
          requestAnimationFrame(() =>
            innerWidth === wide ? requestAnimationFrame(() => resolve()) : look(),
          );
        look();
      }),
    width,
  );
}
