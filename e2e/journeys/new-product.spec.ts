import { expectAccessible } from '../accessible.ts';
import { answerPicture, PICTURE } from '../picture-elsewhere.ts';
import { ADMIN } from '../shop.ts';
import { measureShown } from '../steps/measure-shown.ts';
import { searchFor } from '../steps/search-for.ts';
import { expect, test } from '../test.ts';

// 403: reauthentication after 30 minutes.
test.use({ expectedStatuses: [403] });

test('Admin adds a product, and a shopper finds it [spec 2-108] [spec 6-4] [spec 8-6] [spec 9-23]', async ({
  page,
  browser,
  shop,
}) => {
  const name = `Chikankari Evening Shirt ${Date.now() % 100_000}`;

  await test.step('Admin opens E-DASH with the password', async () => {
    const confirmation = '**/api/v1/admin/confirm';
    await page.route(confirmation, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 403, json: { success: false, code: 'PASSWORD_CONFIRMATION_REQUIRED' } })
        : route.continue(),
    );
    await page.goto('/admin');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('heading', { level: 1, name: 'E-DASH' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.unroute(confirmation);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
  });

  await test.step('Admin fills in the form, which begins with the defaults', async () => {
    await page.goto('/admin/dashboard/addproduct/');
    await expect(page.getByLabel(/^Price/)).toHaveValue('10');
    await expect(page.getByLabel(/^Stock/).first()).toHaveValue('10');
    await expect(page.getByLabel('Category')).toHaveValue('T-Shirt');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Brand').fill('E-Store Studio');
    await page.getByLabel('Description').fill('White on white shadow work from Lucknow.');
    await page.getByLabel('Category').selectOption('Shirts');
    await page.getByLabel(/^Price/).fill('1249');
    await page.getByLabel('Picture URL').fill(PICTURE);
    await expectAccessible(page);
  });

  await test.step('success is said for two seconds, after the server said so', async () => {
    const readShownMs = await measureShown(page, 'Inserted Successfully', 2000);
    const answered = page.waitForResponse(/\/api\/v1\/admin\/product\/new/);
    await page.getByRole('button', { name: 'Create Product' }).first().click();
    expect((await answered).status()).toBe(201);
    const shownMs = await readShownMs();
    expect(shownMs).toBeGreaterThan(1500);
    expect(shownMs).toBeLessThan(4000);
  });

  await test.step('a shopper finds it', async () => {
    const shopperContext = await browser.newContext({ baseURL: shop.url });
    await answerPicture(shopperContext);
    const shopper = await shopperContext.newPage();
    await expect(async () => {
      await shopper.goto('/');
      await searchFor(shopper, name);
      await shopper.getByRole('main').getByRole('link', { name }).first().click({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(shopper.getByText('₹1,249').first()).toBeVisible();
    await expect(shopper.getByText('White on white shadow work from Lucknow.').first()).toBeVisible();
    await shopperContext.close();
  });
});
