import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    /** What its source puts on the page. */
    axe: typeof axe;
  }
}

type Found = Pick<axe.Result, 'id' | 'help' | 'impact'> & { nodes: { target: unknown[] }[] };

const graveOf = (violations: Found[]) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }));

/** No serious or critical finding of axe on the screen as it stands now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(graveOf(violations), `accessible: ${page.url()}`).toEqual([]);
}

const WIDTHS = [390, 900, 1440];

/**
 * The same in every look: at three widths, in both themes. The page is loaded once and stays; what the theme changes is
 * its colours, so the second theme is only asked for their contrast.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      const only: axe.RunOnly =
        theme === 'light' ? { type: 'tag', values: RULES } : { type: 'rule', values: ['color-contrast'] };
      await page.waitForFunction(
        ([wanted, wide]) =>
          innerWidth === wide && matchMedia(`(prefers-color-scheme: ${wanted})`).matches && 'axe' in window,
        [theme, width] as const,
      );
      const violations = await page.evaluate(async (runOnly) => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await nextFrame();
        await nextFrame();
        const found = await window.axe.run({ runOnly, resultTypes: ['violations'] });
        return found.violations.map(({ id, help, impact, nodes }) => ({
          id,
          help,
          impact,
          nodes: nodes.map(({ target }) => ({ target })),
        }));
      }, only);
      expect(graveOf(violations), `accessible at ${width} px, ${theme}: ${page.url()}`).toEqual([]);
    }
  }
}
