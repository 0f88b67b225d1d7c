import type { Page } from '@playwright/test';
import { setWidth } from './steps/set-width.ts';

/** 320 px equals 1280 px at 400 %; 720 px equals 1440 px at 200 % (WCAG 1.4.4, 1.4.10). */
const WIDTHS = [320, 390, 720, 900, 1440];

/** In pixels, at each width that has any. */
export async function findHorizontalOverflow(page: Page): Promise<{ width: number; by: number }[]> {
  const tooWide: { width: number; by: number }[] = [];
  for (const width of WIDTHS) {
    await setWidth(page, width, 844);
    const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (by > 0) tooWide.push({ width, by });
  }
  return tooWide;
}
