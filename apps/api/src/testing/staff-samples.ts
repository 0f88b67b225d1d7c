import type { Sample } from './product-samples.ts';
import { placeTestOrder } from './placed-order.ts';
import type { TestShop } from './start-test-shop.ts';

export const staffSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => ({
  'GET /admin/audit': async () => {
    const { agent } = await shop().signIn('Admin');
    const { code } = await shop().addPromoCode();
    await agent.put(`/api/v1/admin/promocodes/${code}`).send({ active: false }).expect(200);
    return { agent, path: '/admin/audit?kind=promoCode&limit=5' };
  },
  'GET /admin/dashboard': async () => asAdmin(shop(), '/admin/dashboard'),
  'GET /admin/dashboard/sales': async () => asAdmin(shop(), '/admin/dashboard/sales?by=year'),
  'GET /admin/dashboard/top': async () => asAdmin(shop(), '/admin/dashboard/top'),
});

async function asAdmin(shop: TestShop, path: string): Promise<Sample> {
  await placeTestOrder(shop);
  return { ...(await shop.signIn('Admin')), path };
}
