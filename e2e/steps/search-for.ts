import type { Page } from '@playwright/test';

export async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByPlaceholder('Search products').filter({ visible: true });
  if ((await box.count()) === 0)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await box.first().fill(words);
  await box.first().press('Enter');
}
