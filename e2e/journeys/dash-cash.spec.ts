import { expectAccessible } from '../accessible.ts';
import { ADMIN } from '../shop.ts';
import { deliverOrder } from '../steps/deliver-order.ts';
import { placeOrders, uniqueLastName } from '../steps/place-orders.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

test('a courier’s file is checked and recorded once, and the day is closed with its difference', async ({
  page,
  browser,
  request,
  shop,
}) => {
  const { product } = await stockProduct(request);
  const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await registerPerson(shopper);
  const [full, short] = await placeOrders(shopper, { product, count: 2, lastName: uniqueLastName() });
  if (!full || !short) throw new Error('There are no orders.');
  const id = Date.now().toString(36).toUpperCase();
  const courier = `Express ${id}`;
  await deliverOrder(request, full, { courier, number: `${id}-1` });
  await deliverOrder(request, short, { courier, number: `${id}-2` });
  const csv = [
    'AWB No,Order No,COD Amount,Remittance Date,UTR',
    `${id}-1,,${full.totalPrice},20/11/2026,UTIB${id}`,
    `${id}-2,${short.number},${short.totalPrice - 100},20/11/2026,UTIB${id}`,
  ].join('\n');
  const file = { name: 'remittance.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const checkFile = async () => {
    await page.getByLabel('Remittance file (CSV)').setInputFiles(file);
    await page.getByRole('combobox', { name: 'Courier' }).fill(courier);
    await page.getByRole('button', { name: 'Check file' }).click();
  };

  await signIn(page, ADMIN);

  await test.step('the courier owes both orders', async () => {
    await page.goto('/admin/dashboard/cash', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: courier }).click();
    await expect(page.getByRole('link', { name: full.number })).toBeVisible();
    await expect(page.getByRole('link', { name: short.number })).toBeVisible();
    const target = await page.getByRole('link', { name: short.number }).boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the file is previewed, and one press records it', async () => {
    await checkFile();
    const differences = page.getByRole('table', { name: 'Rows with a difference' });
    await expect(differences.getByRole('row', { name: /₹100 is missing/ })).toContainText(short.number);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Record 2 payments/ }).click();
    await expect(page.getByText(/^2 payments recorded/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Orders to be remitted' })).not.toContainText(full.number);
  });

  await test.step('the same file changes nothing', async () => {
    await page.goto('/admin/dashboard/cash', { waitUntil: 'networkidle' });
    await checkFile();
    await expect(page.getByText('There is nothing to record in this file.')).toBeVisible();
  });

  await test.step('the closing of today names the order with the difference', async () => {
    await page.getByRole('link', { name: 'Daily closing' }).click();
    await page
      .getByRole('link', { name: /^Difference: / })
      .first()
      .click();
    const rows = page.getByRole('table', { name: /^Difference, / });
    await expect(rows.getByRole('row', { name: new RegExp(short.number) })).toContainText('-₹100');
    await expectAccessible(page);
  });

  await test.step('the file was recorded by mistake: it is undone and can be recorded again', async () => {
    await page.getByRole('link', { name: 'Recorded' }).click();
    const recorded = page.getByRole('row', { name: new RegExp(courier) });
    await expect(recorded).toContainText('Undo');
    await expectAccessible(page);
    await recorded.getByRole('button', { name: /^Undo: / }).click();
    await page.getByRole('button', { name: 'Undo remittance' }).click();
    await expect(recorded).toContainText('Undone');
    await page.goto('/admin/dashboard/cash', { waitUntil: 'networkidle' });
    await checkFile();
    await expect(page.getByRole('button', { name: /^Record 2 payments/ })).toBeVisible();
  });

  await test.step('the cash of the courier came another way: it is marked as received up to a day', async () => {
    await page.getByLabel('Delivered up to').fill('2099-12-31');
    await page.getByRole('combobox', { name: 'Owed by' }).selectOption(courier);
    await page.getByRole('button', { name: 'Mark as received' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as received' }).click();
    await expect(page.getByText(/^Cash of 2 orders marked as received/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Owed by courier' })).not.toContainText(courier);
  });
});
