import { expect, test } from '../test.ts';

test('the API is read and tried without anything from elsewhere', async ({ page, shop }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(shop.url).origin)
      elsewhere.push(request.url());
  });
  await page.goto('/api/v1/docs');
  await expect(page.getByRole('heading', { name: /^E-Store/ })).toBeVisible();

  const open = (group: string) =>
    page.locator(`#operations-tag-${group}`).getByRole('button', { name: 'Expand operation' }).click();
  await open('store');
  const call = page.locator('#operations-store-getStore');
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('"charges": {');

  await open('login');
  const login = page.locator('#operations-login-postLogin');
  await login.locator('.opblock-summary-control').click();
  await login.getByRole('button', { name: 'Try it out' }).click();
  await login
    .locator('textarea')
    .fill(JSON.stringify({ email: 'shopper@example.com', password: 'shopper-demo-pass' }));
  await login.getByRole('button', { name: 'Execute' }).click();
  await expect(login.locator('.live-responses-table')).toContainText('"email": "shopper@example.com"');
  expect(elsewhere).toEqual([]);
});
