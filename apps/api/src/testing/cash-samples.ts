import { API_PREFIX } from '@e-store/shared/endpoint';
import { indiaDay } from '@e-store/shared/india-day';
import { advanceOrder, DELIVERED, placeTestOrder } from './placed-order.ts';
import type { Sample } from './product-samples.ts';
import { deliverByCourier } from './ship-by-courier.ts';
import type { TestShop } from './start-test-shop.ts';

let lastReference = 0;
let lastCourier = 0;

export const cashSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => {
  async function delivered() {
    const placed = await placeTestOrder(shop());
    const { agent } = await shop().signIn('Admin');
    await advanceOrder(agent, placed.orderId, ...DELIVERED);
    return { agent, number: String(placed.order.number), amount: Number(placed.order.totalPrice) * 100 };
  }
  const remit = (path: string, columns: object) => async () => {
    const { agent, number, amount } = await delivered();
    lastReference += 1;
    const rows = [{ line: 2, number, amount, reference: `UTIBN2099${lastReference}`, paidOn: '2099-11-30' }];
    return { agent, path: `/admin/cash/${path}`, body: { courier: 'Parcel One', rows, ...columns } };
  };
  const COLUMNS = { columns: { number: 'Order number', amount: 'COD amount', reference: 'UTR' } };
  async function recorded() {
    const { agent, path, body } = await remit('remittances', COLUMNS)();
    const answer = await agent
      .post(API_PREFIX + path)
      .send(body)
      .expect(200);
    return { agent, id: String(answer.body.remittance) };
  }
  return {
    'GET /admin/cash': async () => ({ agent: (await delivered()).agent, path: '/admin/cash?limit=1' }),
    'GET /admin/cash/closing': async () => {
      const { agent } = await delivered();
      const day = indiaDay(shop().now());
      return { agent, path: `/admin/cash/closing?from=${day}&to=${day}&day=${day}&part=cash&limit=1` };
    },
    'GET /admin/cash/return-rates': async () => {
      const { agent } = await delivered();
      const day = indiaDay(shop().now());
      return { agent, path: `/admin/cash/return-rates?from=${day}&to=${day}&by=zone&limit=1` };
    },
    'PUT /admin/cash/couriers/return-cost': async () => {
      const { agent } = await shop().signIn('Admin');
      const courier = `Courier ${(lastCourier += 1)}`;
      await deliverByCourier(shop(), agent, { courier });
      return { agent, path: '/admin/cash/couriers/return-cost', body: { courier, returnCost: 65 } };
    },
    'GET /admin/cash/remittances': async () => {
      const { agent } = await recorded();
      return { agent, path: '/admin/cash/remittances?limit=1' };
    },
    'POST /admin/cash/remittances/:id/undo': async () => {
      const { agent, id } = await recorded();
      return { agent, path: `/admin/cash/remittances/${id}/undo` };
    },
    'POST /admin/cash/received': async () => {
      const { agent } = await shop().signIn('Admin');
      lastReference += 1;
      const courier = `Courier ${lastReference}`;
      await deliverByCourier(shop(), agent, { courier });
      return { agent, path: '/admin/cash/received', body: { until: indiaDay(shop().now()), courier } };
    },
    'POST /admin/cash/remittances/preview': remit('remittances/preview', {}),
    'POST /admin/cash/remittances': remit('remittances', COLUMNS),
  };
};
