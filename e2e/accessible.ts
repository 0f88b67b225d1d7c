import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ALL_RULES: axe.RunOnly = { type: 'tag', values: RULES };
/** WCAG 2.5.3. Experimental in axe, therefore off by default. */
const NAMES_AS_SEEN: axe.RuleObject = { 'label-content-name-mismatch': { enabled: true } };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Found = { id: string; help: string; impact?: string | null; targets: string[] };

/** Serious and critical only. Runs axe directly, because the Playwright builder opens an extra page. */
async function findSeriousViolations(page: Page, runOnly: axe.RunOnly, rules: axe.RuleObject = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([only, named]): Promise<Found[]> => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      // A colour in transition has the wrong contrast.
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(moving.map(({ finished }) => finished));
      const found = await window.axe.run({ runOnly: only, rules: named, resultTypes: ['violations'] });
      return found.violations.map(({ id, help, impact, nodes }) => ({
        id,
        help,
        impact: impact ?? null,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [runOnly, rules] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, targets }) => ({ id, help, at: targets }));
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findSeriousViolations(page, ALL_RULES, NAMES_AS_SEEN), `accessible: ${page.url()}`).toEqual(
    [],
  );
}

const WIDTHS = [390, 900, 1440];

/** The second theme only repeats the contrast rule. */
export async function expectAccessibleInEveryMode(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      const found = () =>
        theme === 'light'
          ? findSeriousViolations(page, ALL_RULES, NAMES_AS_SEEN)
          : findSeriousViolations(page, { type: 'rule', values: ['color-contrast'] });
      await page.waitForFunction(
        ([wanted, wide]) => innerWidth === wide && matchMedia(`(prefers-color-scheme: ${wanted})`).matches,
        [theme, width] as const,
      );
      expect(await found(), `accessible at ${width} px, ${theme}: ${page.url()}`).toEqual([]);
    }
  }
}
