import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const MINUTE_MS = 60_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('the confirmation of E-DASH', () => {
  it('says until when the back office is open, and is refused after that', async () => {
    const { agent } = await shop.signIn('Admin');
    const { body } = await agent.get('/api/v1/admin/confirm').expect(200);
    expect(new Date(body.confirmedUntil).getTime() - shop.now().getTime()).toBe(30 * MINUTE_MS);
    shop.passTime(30 * MINUTE_MS);
    const refused = await agent.get('/api/v1/admin/confirm').expect(403);
    expect(refused.body.code).toBe('PASSWORD_CONFIRMATION_REQUIRED');
  });

  it('is nothing for a customer', async () => {
    const { agent } = await shop.signIn();
    const { body } = await agent.get('/api/v1/admin/confirm').expect(403);
    expect(body.code).toBe('FORBIDDEN');
  });
});
