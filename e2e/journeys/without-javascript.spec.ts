import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

const productLinks = 'a[href^="/product/"]';
const cards = 'article:has(a[href^="/product/"])';

test('without JavaScript the home page shows its sections and products', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sale of the summer collection');
  for (const title of ['Selected just for you', 'Products in today', 'Why should you choose us?'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  const today = main.locator('section', { has: page.getByRole('heading', { name: 'Products in today' }) });
  expect(await today.locator(productLinks).count()).toBeGreaterThanOrEqual(4);
  await expect(today.locator(cards).first()).toContainText('₹');
});

test('without JavaScript the gallery is filtered, turned and left for a product', async ({ page }) => {
  await page.goto('/products');
  const main = page.getByRole('main');
  await expect(main.locator(productLinks).first()).toBeVisible();
  const namesOnPage = () => main.locator(productLinks).allInnerTexts();

  await test.step('turns the page', async () => {
    const first = await namesOnPage();
    await main.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await namesOnPage()).not.toEqual(first);
    await main.getByRole('link', { name: 'Prev' }).click();
    expect(await namesOnPage()).toEqual(first);
  });

  await test.step('chooses a type and a price', async () => {
    await main.getByRole('radio', { name: /^Jeans/ }).check();
    await main.getByRole('radio', { name: /^₹1000-1500/ }).check();
    await main.getByRole('button', { name: 'Show products' }).click();
    await expect(main.getByRole('radio', { name: /^Jeans/ })).toBeChecked();
    await expect(main.locator(productLinks).first()).toContainText('Jeans');
    const prices = (await main.locator(cards).allInnerTexts()).map((text) =>
      Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
    );
    for (const price of prices) {
      expect(price).toBeGreaterThanOrEqual(1000);
      expect(price).toBeLessThanOrEqual(1500);
    }
  });

  await test.step('reads a product', async () => {
    await main.locator(productLinks).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(/₹1,\d{3}/).first()).toBeVisible();
    await expect(main.getByText('DESCRIPTION').first()).toBeVisible();
    await expect(main.getByText('Fabric').first()).toBeVisible();
  });
});
