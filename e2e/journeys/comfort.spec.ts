import { listPublicScreens } from '../screens.ts';
import { findSmallTargets } from '../small-targets.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedStatuses: [404] });

test('what stands around every page on a tablet is 44 px to the finger, but for links in a sentence', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 1200 });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(await findSmallTargets(page)).toEqual([]);
});

test('who asks for less motion sees none: nothing moves by itself or on the way', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of (await listPublicScreens(page.request)).slice(0, 7)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const moving = await page.evaluate(() => {
      const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.01);
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        const moves = lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
        return moves ? `${element.tagName} ${element.getAttribute('class')}` : [];
      });
    });
    expect({ path, moving: [...new Set(moving)] }).toEqual({ path, moving: [] });
  }
});
