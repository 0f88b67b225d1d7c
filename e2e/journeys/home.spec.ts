import { expectUsable } from '../steps/expect-usable.ts';
import { holdRequests } from '../steps/hold-requests.ts';
import { expect, test } from '../test.ts';

test('the home page has the blocks of the spec, in its words [spec 2-32] [spec 9-2] [spec 9-5] [spec 9-6]', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sale of the summer collection');
  await expect(main.getByRole('link', { name: 'SHOP NOW' })).toHaveAttribute('href', '/products?onSale=true');
  for (const words of [
    'on purchases over ₹199',
    '99% Satisfied Customers',
    'Originality Guaranteed',
    '30 days warranty per product',
    'SHOW COLLECTION',
    'MORE DETAILS',
    '-50%',
    'VIEW ALL',
  ])
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  for (const title of [
    'New arrivals are now in!',
    'Basic t-shirts ₹699',
    'Sale this summer',
    'Selected just for you',
    'Why should you choose us?',
    'Free Shipping',
    'Easy Payments',
    'Money-Back Guarantee',
    'Finest Quality',
    'Products in today',
    'Subscribe to our newsletter and receive exclusive offers every week',
  ])
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'SUBSCRIBE' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: /email/i })).toHaveAttribute('type', 'email');
});

test('the footer tells of the shop, has lists of links, contact and credits [spec 1-13]', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Cash on delivery across India', { exact: false })).toBeVisible();
  await expect(footer.getByRole('navigation')).toHaveCount(3);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByText(/©/)).toBeVisible();
  for (const link of await footer.getByRole('navigation').getByRole('link').all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
  }
});

test('each product card shows picture, name and price, and leads to the product [spec 2-35]', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v1/products', {
    params: { category: 'T-Shirt', 'price[lte]': '1500' },
  });
  const { product: asked }: { product: { _id: string; name: string; price: number }[] } = await answer.json();
  await page.goto('/');
  const today = page.locator('section', { has: page.getByRole('heading', { name: 'Products in today' }) });
  const shown = await today.getByRole('link').count();
  expect(shown).toBeGreaterThanOrEqual(8);
  for (const [index, { _id, name, price }] of asked.slice(0, shown).entries()) {
    const card = today.getByRole('article').nth(index);
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', `/product/${_id}`);
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByRole('img').first()).toHaveAttribute('src', /\.webp$/);
    await expect(card.getByText(`₹${price.toLocaleString('en-IN')}`).first()).toBeAttached();
  }
});

test('while products load the grid shows a spinner instead of cards [spec 1-11] [spec 2-31] [spec 2-37]', async ({
  page,
}) => {
  await page.goto('/login');
  const release = await holdRequests(page, '**/api/v1/products?*');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Men', exact: true }).click();
  const today = page.locator('section', { has: page.getByRole('heading', { name: 'Products in today' }) });
  const loading = today.getByText('Products are loading').or(today.getByLabel('Products are loading'));
  await expect(loading).toBeAttached();
  await expect(today.getByRole('link')).toHaveCount(0);
  release();
  await expect(today.getByRole('link').first()).toBeVisible();
  await expect(loading).toHaveCount(0);
});
