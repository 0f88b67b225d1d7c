import { expectAccessibleInEveryMode } from '../accessible.ts';
import { ADMIN } from '../shop.ts';
import { expect, test } from '../test.ts';

const WORD = 'zzqlower';

test('a search without results gets a synonym in E-DASH, and then finds products', async ({ page }) => {
  await test.step('the shopper finds nothing', async () => {
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
    await box.fill(WORD);
    const reported = page.waitForResponse(/\/search\/events$/);
    await box.press('Enter');
    expect((await reported).status()).toBe(200);
    await expect(page.getByRole('status').filter({ hasText: '0 products' })).toBeVisible();
  });

  await test.step('staff see the search and add a synonym', async () => {
    await page.request.post('/api/v1/login', { data: ADMIN });
    await expect(async () => {
      await page.goto('/admin/dashboard/searchterms?show=withoutHits');
      await expect(page.getByRole('row', { name: WORD })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessibleInEveryMode(page);
    await page.getByRole('button', { name: `Add a synonym for “${WORD}”` }).click();
    const dialog = page.getByRole('dialog', { name: 'Add synonym' });
    await dialog.getByLabel('We search for').fill('jeans');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Searching for “${WORD}” now shows the results for “jeans”.`)).toBeVisible();
    await expect(page.getByText('Searched as “jeans”')).toBeVisible();
  });

  await test.step('the search finds products, and a click on one is counted', async () => {
    await page.getByRole('link', { name: `Show results for “${WORD}” in the shop` }).click();
    const clicked = page.waitForResponse(
      (answer) => answer.request().postDataJSON()?.type === 'click' && answer.status() === 200,
    );
    await page.getByRole('main').locator('article').first().getByRole('link').click();
    await clicked;
    await expect(page).toHaveURL(/\/product\//);
  });

  await test.step('without its synonym the search finds nothing again', async () => {
    await page.goto('/admin/dashboard/searchterms?show=synonyms');
    await page.getByRole('button', { name: `Delete the synonym “${WORD}”` }).click();
    await expect(page.getByText(`The synonym “${WORD}” is deleted.`)).toBeVisible();
    await page.goto(`/products/${WORD}`);
    await expect(page.getByRole('status').filter({ hasText: '0 products' })).toBeVisible();
  });
});
