import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mergeCart, putCart } from '@e-store/shared/cart/endpoints';
import { CART_LINES_MAX } from '@e-store/shared/cart/merge-carts';
import { Types } from 'mongoose';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Agent = ReturnType<TestShop['agent']>;
const lineOf = (product: { _id: Types.ObjectId }, quantity = 1, size?: string) => ({
  product: String(product._id),
  quantity,
  ...(size !== undefined && { size }),
});
const get = async (agent: Agent) => (await agent.get('/api/v1/cart').expect(200)).body;
const put = async (agent: Agent, ...changes: object[]) =>
  (await agent.put('/api/v1/cart').send({ changes }).expect(200)).body;
const merge = async (agent: Agent, ...lines: object[]) =>
  (await agent.post('/api/v1/cart/merge').send({ lines }).expect(200)).body;
const briefly = ({ lines }: { lines: { name: string; size?: string; quantity: number }[] }) =>
  lines.map(({ name, size, quantity }) => [name, size, quantity].filter(Boolean).join(' '));
const onAnotherDevice = async (person: { email: string; password: string }) => {
  const agent = shop.agent();
  await agent.post('/api/v1/login').send(person).expect(200);
  return agent;
};

describe('the cart of an account', () => {
  it('is empty at first, and then the same on every device, as the catalogue describes it now', async () => {
    const { agent, person } = await shop.signIn();
    expect(await get(agent)).toEqual({ version: 0, lines: [] });
    const tee = await shop.addProduct({ name: 'Tee', price: 699, sizes: [{ size: 'L', stock: 4 }] });
    await put(agent, lineOf(tee, 2, 'L'));
    await shop.database.products.updateOne({ _id: tee._id }, { $set: { price: 599 } });
    expect(await get(await onAnotherDevice(person))).toEqual({
      version: 1,
      lines: [
        {
          ...lineOf(tee, 2, 'L'),
          name: 'Tee',
          price: 599,
          image: 'https://pictures.example/plain.webp',
          stock: 4,
        },
      ],
    });
  });

  it('is nobody else’s', async () => {
    const tee = await shop.addProduct();
    const { agent } = await shop.signIn();
    const { agent: another } = await shop.signIn();
    await put(agent, lineOf(tee));
    expect(await get(another)).toEqual({ version: 0, lines: [] });
    await put(another, lineOf(tee, 0));
    expect((await get(agent)).lines).toHaveLength(1);
  });

  it('shows what is not in the shop any more as gone, and what is off sale as sold out', async () => {
    const [archived, deleted, off] = await Promise.all(
      [1, 2, 3].map((number) => shop.addProduct({ name: `Tee ${number}` })),
    );
    const { agent } = await shop.signIn();
    await put(agent, lineOf(archived!), lineOf(deleted!), lineOf(off!));
    await shop.database.products.updateOne({ _id: archived!._id }, { $set: { status: 'archived' } });
    await shop.database.products.deleteOne({ _id: deleted!._id });
    await shop.database.products.updateOne({ _id: off!._id }, { $set: { onSale: false } });
    const gone = { name: 'This product is no longer available', price: 0, image: '', stock: 0, gone: true };
    const { lines } = await get(agent);
    expect(lines).toMatchObject([
      { ...lineOf(archived!), ...gone },
      { ...lineOf(deleted!), ...gone },
      { ...lineOf(off!), name: 'Tee 3', stock: 0 },
    ]);
    expect(lines[2]).not.toHaveProperty('gone');
  });
});

describe('POST /cart/merge', () => {
  it('is the union of both carts, of each line the larger quantity, clamped to stock; twice is as once', async () => {
    const a = await shop.addProduct({ name: 'A', sizes: ['M', 'L'].map((size) => ({ size, stock: 3 })) });
    const b = await shop.addProduct({ name: 'B', stock: 9 });
    const { agent } = await shop.signIn();
    await put(agent, lineOf(a, 1, 'M'), lineOf(b, 5));
    const guest = [lineOf(a, 7, 'M'), lineOf(a, 1, 'L'), lineOf(b, 2)];
    const merged = await merge(agent, ...guest);
    expect(briefly(merged)).toEqual(['A M 3', 'B 5', 'A L 1']);
    expect(await merge(agent, ...guest)).toEqual(merged);
    expect(await get(agent)).toEqual(merged);
  });

  it('takes a line without a size for the default one, and an id in capitals for the same', async () => {
    const tee = await shop.addProduct({ name: 'A', sizes: ['S', 'M'].map((size) => ({ size, stock: 3 })) });
    const { agent } = await shop.signIn();
    const product = String(tee._id).toUpperCase();
    expect(briefly(await merge(agent, { product, quantity: 2 }, lineOf(tee, 1, 'M')))).toEqual(['A M 2']);
  });

  it('keeps a sold out line, so that it can be told', async () => {
    const tee = await shop.addProduct({ name: 'A', stock: 0 });
    const { agent } = await shop.signIn();
    expect((await merge(agent, lineOf(tee, 4))).lines).toMatchObject([{ name: 'A', quantity: 1, stock: 0 }]);
  });
});

describe('PUT /cart', () => {
  it('changes the lines that are named and leaves the others', async () => {
    const [a, b] = [await shop.addProduct({ name: 'A' }), await shop.addProduct({ name: 'B' })];
    const { agent } = await shop.signIn();
    await put(agent, lineOf(a, 2), lineOf(b, 2));
    expect(briefly(await put(agent, lineOf(a, 0)))).toEqual(['B 2']);
    expect(briefly(await put(agent, lineOf(b, 99)))).toEqual(['B 10']);
  });

  it('loses nothing when devices change the cart at the same moment', async () => {
    const { agent, person } = await shop.signIn();
    const tees = await Promise.all(
      Array.from({ length: 8 }, (_, number) => shop.addProduct({ name: `Tee ${number}` })),
    );
    const other = await onAnotherDevice(person);
    await Promise.all(tees.map((tee, index) => put(index % 2 === 0 ? agent : other, lineOf(tee, index + 1))));
    expect(briefly(await get(agent)).toSorted()).toEqual(
      tees.map(({ name }, index) => `${name} ${index + 1}`),
    );
  });

  it('has a version that grows with every change and with nothing else', async () => {
    const tee = await shop.addProduct();
    const { agent } = await shop.signIn();
    const versions = [
      (await put(agent, lineOf(tee, 1))).version,
      (await put(agent, lineOf(tee, 1))).version,
      (await put(agent, lineOf(tee, 2))).version,
    ];
    expect(versions).toEqual([1, 1, 2]);
  });

  it('holds as many lines as an order may have, and takes no more at once', async () => {
    const { agent } = await shop.signIn();
    const lines = Array.from({ length: CART_LINES_MAX + 1 }, () => lineOf({ _id: new Types.ObjectId() }));
    await agent.put('/api/v1/cart').send({ changes: lines }).expect(400);
    await agent.post('/api/v1/cart/merge').send({ lines }).expect(400);
    await merge(agent, ...lines.slice(1));
    for (const full of [await put(agent, lines[0]!), await merge(agent, lines[0]!)]) {
      expect(full.lines).toHaveLength(CART_LINES_MAX);
      expect(full.lines).not.toContainEqual(expect.objectContaining({ product: lines[0]!.product }));
    }
  });

  it.each([putCart, mergeCart])('names its limit in the description of $method $path', ({ summary }) => {
    expect(summary).toContain(`at most ${CART_LINES_MAX} lines`);
  });

  it.each([
    { product: 'tee', quantity: 1 },
    { product: '0123456789abcdef01234567', quantity: -1 },
    { product: '0123456789abcdef01234567', quantity: 1.5 },
    { product: { $ne: null }, quantity: 1 },
  ])('refuses %j', async (change) => {
    const { agent } = await shop.signIn();
    await agent
      .put('/api/v1/cart')
      .send({ changes: [change] })
      .expect(400);
  });

  it('is limited per account', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    const { agent, id } = await limited.signIn();
    const taken = LIMITS.savedListChangesOfAccount.max - 1;
    for (let count = 0; count < taken; count += 1)
      await limited.limits.count(LIMITS.savedListChangesOfAccount, id);
    const send = () => agent.post('/api/v1/cart/merge').send({ lines: [] });
    expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
    await limited.stop();
  });
});

describe('a product that gets sizes after it was put into a cart', () => {
  async function cartWithout(quantity = 2, sizes = [{ size: 'M', stock: 9 }]) {
    const tee = await shop.addProduct({ name: 'Tee', stock: 9 });
    const { agent } = await shop.signIn();
    await put(agent, lineOf(tee, quantity));
    await shop.database.products.updateOne({ _id: tee._id }, { $set: { sizes } });
    return { tee, agent };
  }
  const quoted = async (agent: Agent, { lines }: { lines: { product: string; quantity: number }[] }) => {
    const orderItems = lines.map(({ product, quantity, ...line }) => ({ ...line, product, quantity }));
    const { body } = await agent.post('/api/v1/cart/quote').send({ orderItems }).expect(200);
    return briefly(body);
  };

  it('stays one line, in the size that an order would mean', async () => {
    const { tee, agent } = await cartWithout();
    const cart = await get(agent);
    expect(briefly(cart)).toEqual(['Tee M 2']);
    expect(await quoted(agent, cart)).toEqual(['Tee M 2']);
    expect(briefly(await put(agent, lineOf(tee, 3)))).toEqual(['Tee M 3']);
    expect(briefly(await get(agent))).toEqual(['Tee M 3']);
  });

  it('can be removed, with its size and without', async () => {
    const one = await cartWithout();
    expect(briefly(await put(one.agent, lineOf(one.tee, 0)))).toEqual([]);
    const other = await cartWithout();
    expect(briefly(await put(other.agent, lineOf(other.tee, 0, 'M')))).toEqual([]);
  });

  it('keeps the line of a browser that gave it its size', async () => {
    const { tee, agent } = await cartWithout();
    expect(briefly(await put(agent, lineOf(tee, 2, 'M'), lineOf(tee, 0)))).toEqual(['Tee M 2']);
    expect(briefly(await put(agent, lineOf(tee, 0), lineOf(tee, 4, 'M')))).toEqual(['Tee M 4']);
  });

  it('is merged at sign-in with the same line of the browser', async () => {
    const { tee, agent } = await cartWithout();
    expect(briefly(await merge(agent, lineOf(tee, 1)))).toEqual(['Tee M 2']);
    expect(briefly(await merge(agent, lineOf(tee, 3, 'M')))).toEqual(['Tee M 3']);
  });

  it('becomes one line again where it was split, with no more than there is', async () => {
    const { tee, agent } = await cartWithout(2, [{ size: 'M', stock: 4 }]);
    const lines = [
      { product: tee._id, quantity: 2 },
      { product: tee._id, size: 'M', quantity: 3 },
    ];
    await shop.database.carts.updateOne({ 'lines.product': tee._id }, { $set: { lines } });
    expect(briefly(await get(agent))).toEqual(['Tee M 4']);
    expect(briefly(await put(agent, lineOf(tee, 0)))).toEqual([]);
  });

  it('is sold out when the sizes are gone again, in cart and quote, and can be removed', async () => {
    const { tee, agent } = await cartWithout();
    await put(agent, lineOf(tee, 2, 'M'));
    await shop.database.products.updateOne({ _id: tee._id }, { $set: { sizes: [], stock: 9 } });
    const { lines } = await get(agent);
    expect(lines).toMatchObject([{ size: 'M', quantity: 2, stock: 0 }]);
    expect(await quoted(agent, { lines })).toEqual(['Tee M 2']);
    expect(briefly(await put(agent, lineOf(tee, 0, 'M')))).toEqual([]);
  });
});
