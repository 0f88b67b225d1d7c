import type { Page } from '@playwright/test';

export async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Mobile number').fill('9845012345');
  await page.getByLabel('Address', { exact: true }).fill('7, Beach Road');
  await page.getByLabel('Pincode').fill('682001');
  await page.getByLabel('City').fill('Kochi');
}
