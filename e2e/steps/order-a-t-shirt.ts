import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import type { Shop } from '../shop.ts';
import { findProductToBuy } from './find-product-to-buy.ts';
import { measureShown, ORDER_PLACED } from './measure-shown.ts';
import { searchFor } from './search-for.ts';

const TYPO = 'tshrt';
const QUANTITY = 2;
const CHARGES = 250 + 30;

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

export async function orderATShirt({
  page,
  request,
  shop,
}: {
  page: Page;
  request: APIRequestContext;
  shop: Shop;
}): Promise<void> {
  const email = `aditi.${Date.now()}@example.com`;

  const product = await test.step('searches, with a letter missing', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sale of the summer collection');
    await expectAccessible(page);
    await searchFor(page, TYPO);
    await expect(page).toHaveURL(new RegExp(`/products/${TYPO}$`));
    await expectAccessible(page);
    return findProductToBuy(page, request);
  });
  const total = rupees(product.price * QUANTITY + CHARGES);

  await test.step('opens the T-shirt, chooses size and quantity', async () => {
    await page.getByRole('main').locator(`a[href="/product/${product.id}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await page.getByRole('main').getByText(product.size, { exact: true }).first().click();
    await expect(page.getByRole('radio', { name: product.size, exact: true }).first()).toBeChecked();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText(String(QUANTITY));
    await expectAccessible(page);
  });

  await test.step('adds it to the cart, and finds it there after a reload', async () => {
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText('Product added to cart')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.reload();
    const cart = page.getByRole('main');
    await expect(cart.getByText(product.name).first()).toBeVisible();
    await expect(cart.getByRole('combobox', { name: `Size of ${product.name}` })).toHaveValue(product.size);
    await expect(cart.getByText(total).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('goes to the checkout and registers on the way', async () => {
    await page.getByRole('main').getByText('CHECKOUT', { exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/register/);
    await page.getByLabel('First name').fill('Aditi');
    await page.getByLabel('Last name').fill('Deshpande');
    await page.getByLabel('Mobile number').fill('98450 12345');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a tailor in Tiruppur');
    await page.getByLabel('Confirm password').fill('a tailor in Tiruppur');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/cart\?step=2/);
  });

  await test.step('says where it goes and places the order', async () => {
    await expect(page.getByRole('heading', { name: 'Shipping and Payment' })).toBeVisible();
    await page.getByLabel('First name').fill('Aditi');
    await page.getByLabel('Last name').fill('Deshpande');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mobile number').fill('98450 12345');
    await page.getByLabel('Address').fill('14, 3rd Cross, Koramangala 4th Block');
    await page.getByLabel('Pincode').fill('560034');
    await page.getByLabel('City').fill('Bengaluru');
    await expect(page.getByText(total).first()).toBeVisible();
    await expectAccessible(page);
    const readShownMs = await measureShown(page, ORDER_PLACED, 2000);
    await page.getByRole('button', { name: 'PLACE ORDER' }).filter({ visible: true }).click();
    expect(await readShownMs()).toBeGreaterThan(1500);
    await expect(page).toHaveURL(/\/account\/?$/);
    expect(await page.evaluate(() => localStorage.getItem('cartItems') ?? '[]')).toBe('[]');
  });

  await test.step('sees it in My Orders and in its detail', async () => {
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'My Orders' }).first().click();
    await expect(page).toHaveURL(/\/account\/myorders$/);
    const orders = page.getByRole('main');
    await expect(orders.getByText(total).first()).toBeVisible();
    await expect(orders.getByText('Processing').first()).toBeVisible();
    await expectAccessible(page);
    await orders
      .getByRole('link', { name: /Detail/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/account\/orderdetails\/[0-9a-f]{24}$/);
    for (const expectedText of [
      '14, 3rd Cross, Koramangala 4th Block',
      'Bengaluru',
      'India',
      '560034',
      product.name,
      total,
    ])
      await expect(page.getByRole('main').getByText(expectedText).first()).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/98450 ?12345/)
        .first(),
    ).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/\bCOD\b/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('reads the mail about it', async () => {
    const mail = await waitForMail(request, shop, email, /ES-\d+/);
    expect(mail.text).toContain(product.name);
    expect(mail.text).toContain(total);
    expect(mail.html).toContain(total);
  });
}
