import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

export const staffSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => ({
  'GET /admin/audit': async () => {
    const { agent } = await shop().signIn('Admin');
    const { code } = await shop().addPromoCode();
    await agent.put(`/api/v1/admin/promocodes/${code}`).send({ active: false }).expect(200);
    return { agent, path: '/admin/audit?kind=promoCode&limit=5' };
  },
});
