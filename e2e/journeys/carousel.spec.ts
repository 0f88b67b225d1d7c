import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const rail = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Selected just for you' }) })
    .getByRole('list')
    .first();

const restingPosition = (page: Page) =>
  rail(page).evaluate(async (element) => {
    for (let last = Number.NaN; last !== element.scrollLeft;) {
      last = element.scrollLeft;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return element.scrollLeft / element.clientWidth;
  });

test('the arrows of the carousel move it by 26% of its visible width [spec 2-33] [spec 9-19]', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await rail(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => restingPosition(page)).toBeCloseTo(0.26, 2);
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => restingPosition(page)).toBeCloseTo(0.52, 2);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => restingPosition(page)).toBeCloseTo(0.26, 2);
});

test('an arrow disappears where there is nothing more [spec 2-33]', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await rail(page).scrollIntoViewIfNeeded();
  const arrow = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(arrow('Back')).toBeHidden();
  await rail(page).evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }),
  );
  await expect(arrow('Forward')).toBeHidden();
  await expect(arrow('Back')).toBeVisible();
});

test('the arrow keys move the carousel like its arrows [spec 2-33]', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await rail(page).getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => restingPosition(page)).toBeCloseTo(0.26, 2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => restingPosition(page)).toBe(0);
});

test('SHOW MORE leads to the gallery [spec 2-34]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'SHOW MORE' })).toHaveAttribute('href', '/products');
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a swipe moves the carousel by 60% of its visible width [spec 2-33] [spec 9-20]', async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await rail(page).scrollIntoViewIfNeeded();
    const box = (await rail(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const y = box.y + box.height / 3;
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', 300);
    for (const x of [280, 250, 220, 200]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => restingPosition(page)).toBeCloseTo(0.6, 2);
  });
});
