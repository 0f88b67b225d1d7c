import type { Page } from '@playwright/test';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };

async function openDeliveredLine(page: Page): Promise<string> {
  await page.goto('/account/myorders');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Delivered' })
    .first()
    .getByRole('link', { name: /Detail/ })
    .click();
  const link = page.getByRole('link', { name: /^Review this product/ }).first();
  const name = ((await link.textContent()) ?? '').replace(/^Review this product: /, '');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

const countOf = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('tab', { name: /^REVIEWS/ }).textContent()) ?? '')?.[0] ?? 0);

test('a buyer reviews what was delivered by keyboard, changes it, and takes it back [spec 2-62]', async ({
  page,
}) => {
  await signIn(page, SHOPPER);
  await openDeliveredLine(page);
  const panel = page.getByRole('tabpanel', { name: /^REVIEWS/ });
  await expect(panel).toBeVisible();
  const before = await countOf(page);

  await test.step('writes without touching the mouse', async () => {
    await panel.getByRole('button', { name: 'Write a review' }).press('Enter');
    await expect(panel.getByRole('radio', { name: '1 out of 5 stars' })).toBeFocused();
    for (let star = 0; star < 3; star += 1) await page.keyboard.press('ArrowRight');
    await expect(panel.getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Holds its shape after many washes.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await panel.getByRole('button', { name: 'Publish review' }).press('Enter');
    await expect(panel.getByText('Your review was published.')).toBeVisible();
    await expect.poll(() => countOf(page)).toBe(before + 1);
    await expect(panel.getByText('Holds its shape after many washes.')).toHaveCount(1);
  });

  await test.step('finds it after a reload, for everybody', async () => {
    await page.reload();
    await expect(panel.getByRole('region', { name: 'Your review' })).toContainText('Holds its shape');
    await expect.poll(() => countOf(page)).toBe(before + 1);
  });

  await test.step('changes and deletes it', async () => {
    await panel.getByRole('button', { name: 'Edit' }).click();
    await panel.getByRole('radio', { name: '5 out of 5 stars' }).check();
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(panel.getByText('Your review was updated.')).toBeVisible();
    await panel.getByRole('button', { name: 'Delete' }).click();
    await panel.getByRole('button', { name: 'Delete review' }).click();
    await expect(panel.getByText('Your review was deleted.')).toBeVisible();
    await expect.poll(() => countOf(page)).toBe(before);
  });
});

test('a guest reads, narrows and sorts reviews, and may report one', async ({ page, request }) => {
  const { product } = await (await request.get('/api/v1/products?limit=27&sort=popular')).json();
  const counted: { _id: string; rating: { count: number } }[] = product;
  const most = counted.toSorted((a, b) => b.rating.count - a.rating.count)[0]!;
  await page.goto(`/product/${most._id}#reviews`);
  const panel = page.getByRole('tabpanel', { name: /^REVIEWS/ });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Report/ })).toHaveCount(Math.min(most.rating.count, 10));
  await expect(panel.getByRole('link', { name: 'Log in to review' })).toBeVisible();
  const bar = panel.getByRole('link', { name: /^[45] stars: [1-9]/ }).first();
  const [, stars, given] = /^(\d) stars: .*?(\d+) reviews?/.exec((await bar.textContent()) ?? '') ?? [];
  await bar.click();
  await expect(page).toHaveURL(new RegExp(`\\?stars=${stars}#reviews$`));
  await expect(panel.getByRole('button', { name: /^Report/ })).toHaveCount(Number(given));
  await panel.getByRole('link', { name: 'Lowest' }).click();
  await expect(page).toHaveURL(/sort=lowest/);
  const lowest = await request.get(`/api/v1/product/${most._id}/reviews?sort=lowest&stars=${stars}`);
  const report = page.getByRole('button', { name: /^Report/ });
  const first = panel.getByRole('listitem').filter({ has: report }).first();
  await expect(first).toContainText((await lowest.json()).reviews[0].words);
  await first.getByRole('button', { name: /^Report/ }).click();
  await panel.getByRole('radio', { name: 'It is not about this product' }).check();
  await panel.getByRole('button', { name: 'Send report' }).click();
  await expect(panel.getByText('Thank you. Our team will check this review.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews are read, narrowed and sorted by their links', async ({ page, request }) => {
    const { product } = await (await request.get('/api/v1/products?limit=27&sort=popular')).json();
    const counted: { _id: string; rating: { count: number } }[] = product;
    const most = counted.toSorted((a, b) => b.rating.count - a.rating.count)[0]!;
    await page.goto(`/product/${most._id}`);
    const shown = page.getByText(/^Verified buyer,/);
    await expect(shown).toHaveCount(Math.min(most.rating.count, 10));
    const bar = page.getByRole('link', { name: /^[45] stars: [1-9]/ }).first();
    const given = /: (\d+)/.exec((await bar.textContent()) ?? '')?.[1];
    await bar.click();
    await expect(shown).toHaveCount(Number(given));
    await page.getByRole('link', { name: 'Lowest' }).click();
    await expect(page).toHaveURL(/sort=lowest/);
    await expect(shown).toHaveCount(Number(given));
  });
});
