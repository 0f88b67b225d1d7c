import { shippingInfo } from './order-payload.ts';
import { DELIVERED, placeTestOrder, requestTestReturn, setStatus, advanceOrder } from './placed-order.ts';
import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

export const staffSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => ({
  'GET /admin/audit': async () => {
    const { agent } = await shop().signIn('Admin');
    const { code } = await shop().addPromoCode();
    await agent.put(`/api/v1/admin/promocodes/${code}`).send({ active: false }).expect(200);
    return { agent, path: '/admin/audit?kind=promoCode&limit=5' };
  },
  'GET /admin/numbers': async () => asAdmin(shop(), '/admin/numbers?number=INV%2F26-27%2F000001'),
  'GET /admin/status': async () => asAdmin(shop(), '/admin/status'),
  'GET /admin/work': async () => asAdmin(shop(), '/admin/work'),
  'GET /admin/dashboard': async () => asAdmin(shop(), '/admin/dashboard'),
  'GET /admin/dashboard/sales': async () => asAdmin(shop(), '/admin/dashboard/sales?by=year'),
  'GET /admin/dashboard/export': async () => asAdmin(shop(), '/admin/dashboard/export?sales=year'),
  'GET /admin/dashboard/top': async () => asAdmin(shop(), '/admin/dashboard/top'),
  'GET /admin/orders': async () => {
    await placeTestOrder(shop());
    return { agent: (await shop().signIn('Admin')).agent, path: '/admin/orders' };
  },
  'GET /admin/orders/print': async () => {
    const { orderId } = await placeTestOrder(shop());
    return { agent: (await shop().signIn('Packer')).agent, path: `/admin/orders/print?ids=${orderId}` };
  },
  'GET /admin/orders/:id': async () => {
    const { orderId } = await placeTestOrder(shop());
    return { agent: (await shop().signIn('Admin')).agent, path: `/admin/orders/${orderId}` };
  },
  'POST /admin/orders/moves': async () => {
    const { orderId } = await placeTestOrder(shop());
    const { agent } = await shop().signIn('Packer');
    return { agent, path: '/admin/orders/moves', body: { ids: [orderId], to: 'Confirmed' } };
  },
  'POST /admin/orders/moves/undo': async () => {
    const { orderId } = await placeTestOrder(shop());
    const { agent } = await shop().signIn('Packer');
    const { body } = await agent
      .post(`/api/v1/admin/orders/${orderId}/move`)
      .send({ to: 'Confirmed' })
      .expect(200);
    const moves = [{ id: orderId, move: body.undo.move }];
    return { agent, path: '/admin/orders/moves/undo', body: { moves } };
  },
  'POST /admin/orders/:id/correction': async () => {
    const { orderId } = await placeTestOrder(shop());
    const { agent } = await shop().signIn('Admin');
    await advanceOrder(agent, orderId, ...DELIVERED);
    const body = { from: 'Delivered', reason: 'The courier still has the parcel.' };
    return { agent, path: `/admin/orders/${orderId}/correction`, body };
  },
  'GET /admin/orders/export': async () => {
    const { orderId } = await placeTestOrder(shop());
    return { agent: (await shop().signIn('Admin')).agent, path: `/admin/orders/export?ids=${orderId}` };
  },
  'POST /admin/orders/:id/move': async () => {
    const { orderId } = await placeTestOrder(shop());
    const { agent } = await shop().signIn('Admin');
    return { agent, path: `/admin/orders/${orderId}/move`, body: { to: 'Cancelled', reason: 'other' } };
  },
  'PUT /admin/orders/:id/tracking': async () => {
    const { orderId } = await placeTestOrder(shop());
    await setStatus(shop(), orderId, 'Packed');
    const { agent } = await shop().signIn('Packer');
    const body = { courier: 'Fleet Post', number: 'FP-100-200' };
    await shop().database.orders.updateMany({ 'tracking.number': body.number }, { $unset: { tracking: 1 } });
    return { agent, path: `/admin/orders/${orderId}/tracking`, body };
  },
  'POST /admin/orders/:id/notes': async () => {
    const { orderId } = await placeTestOrder(shop());
    const { agent } = await shop().signIn('Packer');
    return { agent, path: `/admin/orders/${orderId}/notes`, body: { text: 'Ring before noon.' } };
  },
  'PUT /admin/orders/:id/address': async () => {
    const { orderId } = await placeTestOrder(shop());
    const { agent } = await shop().signIn('Admin');
    agent.set('If-Match', '"0"');
    const body = { ...shippingInfo, address: '13 Lake Road' };
    return { agent, path: `/admin/orders/${orderId}/address`, body };
  },
  'POST /admin/customers/:id/orders': async () => {
    const { id } = await shop().signIn();
    const product = await shop().addProduct({ sizes: [{ size: 'M', stock: 5 }] });
    const orderItems = [{ product: String(product._id), size: 'M', quantity: 1 }];
    const { agent } = await shop().signIn('Admin');
    return { agent, path: `/admin/customers/${id}/orders`, body: { shippingInfo, orderItems } };
  },
  'POST /admin/customers/:id/orders/quote': async () => {
    const { id } = await shop().signIn();
    const product = await shop().addProduct();
    const { agent } = await shop().signIn('Admin');
    const body = { orderItems: [{ product: String(product._id), quantity: 1 }], pincode: '560034' };
    return { agent, path: `/admin/customers/${id}/orders/quote`, body };
  },
  'POST /admin/orders/:id/returns': async () => {
    const { orderId, shirt } = await placeTestOrder(shop());
    const { agent } = await shop().signIn('Admin');
    await advanceOrder(agent, orderId, ...DELIVERED);
    const lines = [{ product: String(shirt._id), size: 'M', quantity: 1 }];
    const refundTo = { method: 'upi', upiId: 'asha@okbank' };
    return { agent, path: `/admin/orders/${orderId}/returns`, body: { lines, reason: 'faulty', refundTo } };
  },
  'POST /admin/orders/:id/return': async () => {
    const { orderId } = await requestTestReturn(shop());
    const { agent } = await shop().signIn('Admin');
    return { agent, path: `/admin/orders/${orderId}/return`, body: { accepted: true, restocked: [1] } };
  },
  'POST /admin/orders/:id/refunds/:returnId': async () => {
    const { orderId, returnId } = await requestTestReturn(shop());
    const { agent } = await shop().signIn('Admin');
    const decision = { accepted: true, restocked: [1] };
    await agent.post(`/api/v1/admin/orders/${orderId}/return`).send(decision).expect(200);
    const path = `/admin/orders/${orderId}/refunds/${returnId}`;
    return { agent, path, body: { reference: 'UTR 100200' } };
  },
  'GET /admin/transactions': async () => {
    await placeTestOrder(shop());
    return { agent: (await shop().signIn('Admin')).agent, path: '/admin/transactions' };
  },
  'GET /admin/transactions/export': async () => {
    await placeTestOrder(shop());
    return { agent: (await shop().signIn('Admin')).agent, path: '/admin/transactions/export' };
  },
});

async function asAdmin(shop: TestShop, path: string): Promise<Sample> {
  await placeTestOrder(shop);
  return { ...(await shop.signIn('Admin')), path };
}
