import { screensOfAnyone, screensOfShopper } from '../screens.ts';
import { smallTargets } from '../small-targets.ts';
import { fillCart } from '../steps/fill-cart.ts';
import { expect, test } from '../test.ts';

const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };

test.use({ viewport: { width: 390, height: 844 }, provoked: [404] });

test('whatever takes a press on a phone is 44 px to the finger, but for links in a sentence', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const small: Record<string, string[]> = {};
  const look = async (paths: string[]) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const found = await smallTargets(page);
      if (found.length > 0) small[path] = found;
    }
  };
  await look(await screensOfAnyone(page.request));
  await page.request.post('/api/v1/login', { data: SHOPPER });
  await fillCart(page);
  await look(await screensOfShopper(page.request));
  expect(small).toEqual({});
});

test('so is what stands around every page on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1200 });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(await smallTargets(page)).toEqual([]);
});

test('who asks for less motion sees none: nothing moves by itself or on the way', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of (await screensOfAnyone(page.request)).slice(0, 7)) {
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
