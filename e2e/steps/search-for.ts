import type { Page } from '@playwright/test';

/** Types into the search box of the top bar, which a phone shows after a tap on its icon. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByPlaceholder('Search products').filter({ visible: true });
  if ((await box.count()) === 0)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await box.first().fill(words);
  await box.first().press('Enter');
}
