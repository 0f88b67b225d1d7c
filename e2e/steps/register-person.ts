import { expect, type Page } from '@playwright/test';

export type Person = { email: string; password: string };

export async function registerPerson(page: Page): Promise<Person> {
  const email = `asha.${Date.now()}.${Math.floor(Math.random() * 1000)}@example.com`;
  const password = 'monsoon on the roof';
  const data = { firstname: 'Asha', lastname: 'Nair', mobile: '9845012345', email, password };
  expect((await page.request.post('/api/v1/register', { data })).status()).toBe(201);
  return { email, password };
}
