import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const path = '/api/v1/admin/product/new/';
const picture = { public_id: 'front', url: 'https://pictures.example/front.webp' };
const product = (changes: object = {}) => ({
  name: 'Plain T-Shirt',
  descreption: 'A plain crew T-shirt.',
  brand: 'Saanjh',
  images: [picture],
  ...changes,
});
const ledgerOf = (id: string) =>
  shop.database.stockMovements.find({ product: id }).sort({ size: 1 }).select('-_id').lean();

describe('create product', () => {
  it('makes a product of the spec’s fields, which shoppers see at once [spec 7-16]', async () => {
    const { body } = await admin.agent
      .post(path)
      .send(product({ price: 699, stock: 25, category: 'Shirts' }))
      .expect(201);
    expect(body).toMatchObject({
      name: 'Plain T-Shirt',
      descreption: 'A plain crew T-shirt.',
      brand: 'Saanjh',
      price: 699,
      stock: 25,
      category: 'Shirts',
      images: [{ id: 'front', ...picture }],
      onSale: true,
    });
    const { body: seen } = await shop.request().get(`/api/v1/product/${body._id}`).expect(200);
    expect(seen).toEqual(body);
  });

  it('begins with ₹10, ten pieces and T-Shirt where nothing else is said', async () => {
    const { body } = await admin.agent.post(path).send(product()).expect(201);
    expect(body).toMatchObject({ price: 10, stock: 10, category: 'T-Shirt' });
  });

  it.each([
    ['shirt', 'Shirts'],
    ['Jeans', 'jeans'],
    ['tee', 'T-Shirt'],
  ])('stores the category %p under its key %p', async (category, key) => {
    const { body } = await admin.agent.post(path).send(product({ category })).expect(201);
    expect(body.category).toBe(key);
    expect(await shop.database.products.findById(body._id).lean()).toMatchObject({ category: key });
  });

  it('writes the first line of the stock ledger', async () => {
    const { body } = await admin.agent
      .post(path)
      .send(product({ stock: 7 }))
      .expect(201);
    expect(await ledgerOf(body._id)).toEqual([expect.objectContaining({ delta: 7, reason: 'initial' })]);
  });

  it('writes a line a size, and its stock is their sum', async () => {
    const sizes = [
      { size: 'L', stock: 4 },
      { size: 'M', stock: 3 },
    ];
    const { body } = await admin.agent
      .post(path)
      .send(product({ sizes, stock: 99 }))
      .expect(201);
    expect(body).toMatchObject({ stock: 7, sizes });
    expect(await ledgerOf(body._id)).toEqual([
      expect.objectContaining({ size: 'L', delta: 4 }),
      expect.objectContaining({ size: 'M', delta: 3 }),
    ]);
  });

  it('keeps who made it and who imported it, whom shoppers are told', async () => {
    const label = {
      manufacturer: { name: 'Aangan Loom', address: 'Sample address\nDhaka' },
      importer: { name: 'E-Store', address: 'Sample address\nMumbai' },
    };
    const { body } = await admin.agent
      .post(path)
      .send(product({ origin: 'Bangladesh', ...label }))
      .expect(201);
    expect(body).toMatchObject(label);
    const { body: seen } = await shop.request().get(`/api/v1/product/${body._id}`).expect(200);
    expect(seen).toMatchObject(label);
  });

  it('refuses, at its field, half a manufacturer and the importer of what is Indian [C7]', async () => {
    const half = product({ manufacturer: { name: 'Aangan Loom', address: ' ' } });
    expect((await admin.agent.post(path).send(half).expect(400)).body.fields).toEqual({
      'manufacturer.address': 'Enter the address as well.',
    });
    const indian = product({ origin: 'India', importer: { name: 'E-Store', address: 'Mumbai' } });
    expect((await admin.agent.post(path).send(indian).expect(400)).body.fields).toEqual({
      'importer.name': expect.stringContaining('Only goods from another country have an importer.'),
    });
  });

  it('drops what it was not asked for [R6]', async () => {
    const unasked = {
      _id: '0123456789abcdef01234567',
      sold: 999,
      rating: { average: 5, count: 100 },
      discountPercent: 90,
      createdAt: '2000-01-01T00:00:00Z',
      isAdmin: true,
    };
    const { body } = await admin.agent.post(path).send(product(unasked)).expect(201);
    expect(body._id).not.toBe(unasked._id);
    expect(body).toMatchObject({ rating: { average: 0, count: 0 }, createdAt: '2099-11-20T06:30:00.000Z' });
    const stored = await shop.database.products.findById(body._id).lean();
    expect(stored).toMatchObject({ sold: 0, discountPercent: 0, status: 'published' });
    expect(stored).not.toHaveProperty('isAdmin');
  });

  it('keeps what a piece costs from everybody but staff, and a draft from shoppers', async () => {
    const { body } = await admin.agent
      .post(path)
      .send(product({ cost: 310, status: 'draft', images: [], descreption: '' }))
      .expect(201);
    expect(body).not.toHaveProperty('cost');
    await shop.request().get(`/api/v1/product/${body._id}`).expect(404);
    const { body: own } = await admin.agent.get(`/api/v1/admin/products/${body._id}`).expect(200);
    expect(own).toMatchObject({ cost: 310, status: 'draft', version: 1 });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['descreption', { descreption: undefined }],
    ['brand', { brand: '' }],
    ['price', { price: 0 }],
    ['price', { price: 9.5 }],
    ['price', { price: '10' }],
    ['stock', { stock: -1 }],
    ['category', { category: 'socks' }],
    ['images', { images: [] }],
    ['mrp', { price: 500, mrp: 499 }],
    [
      'sizes',
      {
        sizes: [
          { size: 'M', stock: 1 },
          { size: 'M', stock: 2 },
        ],
      },
    ],
    ['sizes.0.stock', { sizes: [{ size: 'M', stock: -1 }] }],
    ['department', { department: 'pets' }],
    ['name', { name: { $ne: '' } }],
  ])('refuses a bad %s by its name', async (field, changes) => {
    const before = await shop.database.products.countDocuments();
    const { body } = await admin.agent.post(path).send(product(changes)).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await shop.database.products.countDocuments()).toBe(before);
  });

  it.each([
    'http://pictures.example/a.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://localhost/a.webp',
    'https://169.254.169.254/latest',
    '//pictures.example/a.webp',
    'file:///etc/passwd',
  ])('refuses the picture %p: it must be a public https address [R56]', async (url) => {
    const { body } = await admin.agent
      .post(path)
      .send(product({ images: [{ public_id: 'a', url }] }))
      .expect(400);
    expect(body.fields).toEqual({ 'images.0.url': 'Enter a URL that begins with https://.' });
  });

  it('is for Admin and Catalogue [spec 6-8]', async () => {
    await shop.request().post(path).send(product()).expect(401);
    for (const role of ['Customer', 'Packer'] as const) {
      const { agent } = await shop.signIn(role);
      const { body } = await agent.post(path).send(product()).expect(403);
      expect(body.code).toBe('FORBIDDEN');
    }
    const { agent } = await shop.signIn('Catalogue');
    await agent.post(path).send(product()).expect(201);
  });

  it('asks for the password again half an hour after it was typed', async () => {
    const { agent, person } = await shop.signIn('Admin');
    shop.passTime(30 * 60 * 1000 - 1);
    await agent.post(path).send(product()).expect(201);
    shop.passTime(1);
    const { body } = await agent.post(path).send(product()).expect(403);
    expect(body).toMatchObject({ code: 'PASSWORD_CONFIRMATION_REQUIRED', message: expect.any(String) });
    await agent.post('/api/v1/admin/confirm').send({ password: person.password }).expect(200);
    await agent.post(path).send(product()).expect(201);
  });
});
