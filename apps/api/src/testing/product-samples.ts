import type { TestShop } from './start-test-shop.ts';

export type Sample = { agent: ReturnType<TestShop['agent']>; path: string; body?: object };

export const LABEL = {
  origin: 'Bangladesh',
  madeIn: 'Gazipur',
  manufacturer: { name: 'E-Store Basics', address: 'Sample address, 1 Example Road\nGazipur, Bangladesh' },
  importer: { name: 'E-Store', address: 'Sample address, 1 Example Road\nMumbai, Maharashtra, India' },
};

export const productSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => ({
  'GET /products': async () => {
    await shop().addProduct({ cost: 100, sizes: [{ size: 'M', stock: 1 }] });
    return { agent: shop().agent(), path: '/products?facets=true' };
  },
  'GET /products/suggest': async () => {
    await shop().addProduct({ cost: 100, price: 699, mrp: 1399 });
    return { agent: shop().agent(), path: '/products/suggest?keyword=plain%20tshrit' };
  },
  'GET /products/sitemap': async () => {
    await shop().addProduct();
    return { agent: shop().agent(), path: '/products/sitemap' };
  },
  'GET /product/:id': async () => {
    const { _id } = await shop().addProduct({ cost: 100, price: 699, mrp: 1399, ...LABEL });
    return { agent: shop().agent(), path: `/product/${String(_id)}` };
  },
  'GET /product/:id/related': async () => {
    const { _id } = await shop().addProduct({ cost: 100 });
    await shop().addProduct({ cost: 100 });
    return { agent: shop().agent(), path: `/product/${String(_id)}/related` };
  },
  'POST /product/:id/alerts': async () => {
    const { _id } = await shop().addProduct({ stock: 0 });
    const body = { size: null, email: 'guest@example.com', consent: '2026-1' };
    return { agent: shop().agent(), path: `/product/${String(_id)}/alerts`, body };
  },
  'POST /alerts/withdraw': async () => {
    const { _id } = await shop().addProduct({ stock: 0 });
    const body = { size: null, email: 'guest@example.com', consent: '2026-1' };
    const asked = await shop()
      .request()
      .post(`/api/v1/product/${String(_id)}/alerts`)
      .send(body);
    return { agent: shop().agent(), path: '/alerts/withdraw', body: { token: asked.body.takeBackKey } };
  },
  'GET /pincode/:pincode': async () => ({ agent: shop().agent(), path: '/pincode/560001' }),
});
