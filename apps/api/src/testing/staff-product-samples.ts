import sharp from 'sharp';
import { LABEL, type Sample } from './product-samples.ts';
import type { NewTestProduct } from './product-record.ts';
import type { TestShop } from './start-test-shop.ts';

export const staffProductSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => {
  const staff = async () => (await shop().signIn('Catalogue')).agent;
  const product = async (changes: NewTestProduct = {}) =>
    String((await shop().addProduct({ cost: 300, price: 699, ...changes }))._id);
  const category = async () => {
    const agent = await staff();
    const name = `Kurtas ${Math.random()}`;
    const { body } = await agent.post('/api/v1/admin/categories').send({ name }).expect(200);
    return { agent, key: body.categories.at(-1).key as string };
  };
  return {
    'POST /admin/pictures': async () => ({
      agent: (await staff()).set('Content-Type', 'image/png'),
      path: '/admin/pictures',
      body: await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#1f2659' } })
        .png()
        .toBuffer(),
    }),
    'GET /admin/products': async () => {
      await product();
      return { agent: await staff(), path: '/admin/products' };
    },
    'PUT /admin/products': async () => ({
      agent: await staff(),
      path: '/admin/products',
      body: { products: [{ id: await product() }], change: { kind: 'onSale', onSale: false } },
    }),
    'GET /admin/products/export': async () => {
      await product();
      return { agent: await staff(), path: '/admin/products/export?sort=name' };
    },
    'POST /admin/products/import/preview': async () => ({
      agent: await staff(),
      path: '/admin/products/import/preview',
      body: { rows: [{ line: 2, cells: { id: await product(), price: '₹649' } }] },
    }),
    'POST /admin/products/import': async () => ({
      agent: await staff(),
      path: '/admin/products/import',
      body: {
        rows: [
          {
            line: 2,
            cells: {
              name: `Kurta ${Math.random()}`,
              department: 'Women',
              category: 'Shirts',
              price: '₹1,299',
              sizes: 'S=5, M=10',
            },
          },
        ],
      },
    }),
    'POST /admin/products/prices/put-back': async () => {
      const agent = await staff();
      const id = await product();
      await agent.put(`/api/v1/admin/products/${id}/price`).send({ from: 699, to: 749 }).expect(200);
      const entry = await shop().database.auditEntries.findOne({ 'subject.id': id }).orFail().lean();
      return { agent, path: '/admin/products/prices/put-back', body: { entry: String(entry._id) } };
    },
    'GET /admin/products/:id': async () => ({
      agent: await staff(),
      path: `/admin/products/${await product({
        sizes: [{ size: 'M', stock: 10 }],
        sizeSkus: [{ size: 'M', sku: `TEE-${Math.random()}` }],
      })}`,
    }),
    'GET /admin/products/:id/stock-history': async () => ({
      agent: await staff(),
      path: `/admin/products/${await product()}/stock-history?limit=5`,
    }),
    'PUT /admin/products/:id': async () => ({
      agent: (await staff()).set('If-Match', '"1"'),
      path: `/admin/products/${await product()}`,
      body: {
        name: 'Tee',
        descreption: 'Plain.',
        brand: 'Saanjh',
        cost: 200,
        ...LABEL,
        images: [{ public_id: 'a', url: 'https://pictures.example/a.webp' }],
        price: 10,
        category: 'T-Shirt',
        department: 'men',
        stock: 12,
        stockFrom: 10,
      },
    }),
    'DELETE /admin/products/:id': async () => ({
      agent: await staff(),
      path: `/admin/products/${await product()}`,
    }),
    'POST /admin/products/:id/restore': async () => ({
      agent: await staff(),
      path: `/admin/products/${await product({ status: 'archived' })}/restore`,
    }),
    'PUT /admin/products/:id/price': async () => ({
      agent: await staff(),
      path: `/admin/products/${await product()}/price`,
      body: { from: 699, to: 749 },
    }),
    'PUT /admin/products/:id/stock': async () => ({
      agent: await staff(),
      path: `/admin/products/${await product()}/stock`,
      body: { lines: [{ from: 10, to: 12 }], cause: 'delivery' },
    }),
    'GET /admin/categories': async () => ({ agent: await staff(), path: '/admin/categories' }),
    'POST /admin/categories': async () => ({
      agent: await staff(),
      path: '/admin/categories',
      body: { name: `Shawls ${Math.random()}` },
    }),
    'PUT /admin/categories/:key': async () => {
      const { agent, key } = await category();
      return { agent, path: `/admin/categories/${encodeURIComponent(key)}`, body: { name: `${key} too` } };
    },
    'DELETE /admin/categories/:key': async () => {
      const { agent, key } = await category();
      return { agent, path: `/admin/categories/${encodeURIComponent(key)}` };
    },
  };
};
