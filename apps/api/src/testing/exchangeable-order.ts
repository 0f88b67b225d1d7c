import { advanceOrder, DELIVERED, placeTestOrder } from './placed-order.ts';
import type { TestShop } from './start-test-shop.ts';

const SIZES = ['M', 'L', 'XL'].map((size) => ({ size, stock: 5 }));
export const upi = { method: 'upi', upiId: 'asha@okbank' };

export async function deliverExchangeable(shop: TestShop, payload: object = {}) {
  const placed = await placeTestOrder(shop, { sizes: SIZES }, payload);
  const { agent: admin } = await shop.signIn('Admin');
  await advanceOrder(admin, placed.orderId, ...DELIVERED);
  const tee = (quantity: number, exchangeSize?: string) => ({
    product: String(placed.shirt._id),
    size: 'M',
    quantity,
    ...(exchangeSize && { exchangeSize }),
  });
  const ask = (lines: object[], changes: object = {}, id = placed.orderId) =>
    placed.agent
      .post(`/api/v1/order/${id}/returns`)
      .send({ lines, reason: 'too-small', refundTo: upi, exchange: true, ...changes });
  const accept = (body: object = {}, id = placed.orderId) =>
    admin
      .post(`/api/v1/admin/orders/${id}/return`)
      .send({ accepted: true, restocked: [1], exchange: true, ...body });
  const stockOf = async (size: string) => {
    const { sizes } = await shop.database.products.findById(placed.shirt._id).orFail().lean();
    return sizes.find((one) => one.size === size)?.stock;
  };
  const setStock = (size: string, stock: number) =>
    shop.database.products.updateOne(
      { _id: placed.shirt._id, 'sizes.size': size },
      { $set: { 'sizes.$.stock': stock } },
    );
  return { ...placed, admin, tee, ask, accept, stockOf, setStock };
}
