import type { APIRequestContext } from '@playwright/test';
import { waitForMail } from '../mailbox.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';

/** By a mailed link to set the password, which stays the same. */
export async function proveEmail(
  request: APIRequestContext,
  shop: Shop,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await request.post(`${shop.apiUrl}/api/v1/password/forgot`, { data: { email } });
  const { text } = await waitForMail(request, shop, email, /password/i);
  const token = /\/password\/reset\/([\w-]+)/.exec(text)?.[1];
  const answer = await request.put(`${shop.apiUrl}/api/v1/password/reset/${token}`, {
    data: { password, confirmPassword: password },
  });
  expect(answer.status()).toBe(200);
}
