import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { StoreSettings } from '@e-store/shared/store/settings';
import { SETTINGS_SECTIONS } from '@e-store/shared/store/settings-checks';
import { createContext } from '../../app/create-context.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { readSettings } from './read-settings.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signIn('Admin');
});
afterEach(async () => {
  await shop.database.settings.deleteMany({});
});
afterAll(() => shop.stop());

const PATH = '/api/v1/admin/settings';
const all = async () => (await owner.agent.get(PATH).expect(200)).body;
const change = (section: string, body: object, version = 0) =>
  owner.agent.put(`${PATH}/${section}`).set('If-Match', `"${version}"`).send(body);
const store = async () => (await shop.request().get('/api/v1/store').expect(200)).body;
const history = async (id: string) =>
  (await owner.agent.get('/api/v1/admin/audit').query({ kind: 'settings', id }).expect(200)).body.entries;

const CHARGES = { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35, freeShippingFrom: null };

describe('the settings', () => {
  it('are those of the specification until the owner sets others', async () => {
    const settings = await all();
    expect(settings.charges).toEqual(CHARGES);
    expect(settings.rules).toEqual({
      returnDays: 30,
      openOrders: 1000,
      openOrdersPerAddress: 1000,
      piecesPerProductAndDay: 1000,
      orderValue: 1_000_000,
      secondOrderNeedsProof: false,
      unconfirmedHours: 0,
      lowStock: 3,
    });
    expect(settings.home).toMatchObject({ freeShippingClaim: 199, satisfiedPercent: 99, saleFigure: '-50%' });
    expect(Object.values(settings.details).every((value) => value === '')).toBe(true);
    expect(settings.versions).toEqual({ details: 0, charges: 0, payments: 0, rules: 0, home: 0 });
  });

  it.each(SETTINGS_SECTIONS)('of %s are all stored and read again', async (section) => {
    const now = await readSettings(shop.database);
    const choices: Record<string, unknown> = { taxMode: 'included' };
    const otherValue = (value: unknown) =>
      typeof value === 'string' ? `${value}x` : typeof value === 'boolean' ? !value : Number(value) + 1;
    const changed = Object.fromEntries(
      Object.entries(now[section]).map(([name, value]) => [name, choices[name] ?? otherValue(value)]),
    );
    const { write } = SETTINGS_FIELDS[section] as {
      write: (values: object, before: StoreSettings[typeof section], at: Date) => object;
    };
    const written = write(changed, now[section], shop.now());
    await shop.database.settings.updateOne({ _id: 'store' }, { $set: written }, { upsert: true });
    expect((await readSettings(shop.database))[section]).toEqual(changed);
  });

  it('hold at once: the next cart is charged by them, in every process [spec 2-120]', async () => {
    const other = createContext(shop.config, { now: shop.now, log: shop.log });
    try {
      const { _id } = await shop.addProduct({ price: 1000 });
      const quote = async () =>
        (
          await shop
            .request()
            .post('/api/v1/cart/quote')
            .send(orderPayload([{ product: _id }]))
            .expect(200)
        ).body;
      expect(await quote()).toMatchObject({ tax: 250, shipping: 30, total: 1280 });
      await change('charges', { ...CHARGES, taxMode: 'included', freeShippingFrom: 199 }).expect(200);
      expect(await quote()).toMatchObject({ tax: 0, shipping: 0, total: 1000 });
      expect((await store()).charges).toEqual({
        taxMode: 'included',
        tax: 0,
        shipping: 30,
        expressShipping: 35,
        freeShippingFrom: 199,
      });
      expect((await readSettings(other.context.database)).charges.taxMode).toBe('included');
    } finally {
      await other.stop();
    }
  });

  it('keep the flat tax for the day on which it comes back', async () => {
    await change('charges', { ...CHARGES, taxMode: 'included', tax: 90 }).expect(200);
    await change('charges', { ...CHARGES, tax: 90 }, 1).expect(200);
    expect((await store()).charges.tax).toBe(90);
  });

  it('say who sells and who answers on the pages that must, and nothing of what is empty', async () => {
    const details = {
      ...(await all()).details,
      legalName: 'E-Store Clothing',
      officerName: 'Grievance desk',
    };
    await change('details', details).expect(200);
    expect((await store()).contact).toEqual({
      legalName: 'E-Store Clothing',
      grievanceOfficer: { name: 'Grievance desk' },
    });
    await change('details', { ...details, legalName: '', officerName: '' }, 1).expect(200);
    expect((await store()).contact).toEqual({});
  });

  it('change what the home page claims, and how many days a return has', async () => {
    const { home, rules } = await all();
    await change('home', { ...home, satisfiedPercent: 98, saleTitle: 'Diwali sale' }).expect(200);
    await change('rules', { ...rules, returnDays: 15 }).expect(200);
    expect((await store()).claims).toMatchObject({
      satisfiedPercent: 98,
      saleTitle: 'Diwali sale',
      freeShippingFrom: 199,
      returnDays: 15,
    });
  });

  it('decide what counts as low stock in the lists and the work of the day', async () => {
    await shop.addProduct({ stock: 6 });
    const lows = async () =>
      (await owner.agent.get('/api/v1/admin/products?stock=low').expect(200)).body.total;
    const before = await lows();
    const { rules } = await all();
    await change('rules', { ...rules, lowStock: 6 }).expect(200);
    expect(await lows()).toBe(before + 1);
    expect((await owner.agent.get('/api/v1/admin/dashboard').expect(200)).body.work.lowStock).toBe(
      before + 1,
    );
  });

  it('limit orders from the next one on', async () => {
    const { _id } = await shop.addProduct({ price: 1000 });
    const { rules } = await all();
    await change('rules', { ...rules, orderValue: 1000 }).expect(200);
    const { agent } = await shop.signIn();
    const { body } = await agent.post('/api/v1/order/new').send(orderPayload([{ product: _id }]));
    expect(body.code).toBe('ORDER_LIMIT');
  });

  it.each([
    ['charges', { ...CHARGES, shipping: -1 }, 'shipping'],
    ['charges', { ...CHARGES, tax: 2.5 }, 'tax'],
    ['charges', { ...CHARGES, freeShippingFrom: 0 }, 'freeShippingFrom'],
    ['charges', { ...CHARGES, taxMode: 'none' }, 'taxMode'],
  ])('refuse bad %s %j at their field, and nothing is half applied', async (section, body, field) => {
    const refused = (await change(section, body).expect(400)).body;
    expect(Object.keys(refused.fields)).toEqual([field]);
    expect((await all()).charges).toEqual(CHARGES);
  });

  it('are not overwritten by who saw an older version', async () => {
    await change('charges', { ...CHARGES, shipping: 40 }).expect(200);
    const { body } = await change('charges', { ...CHARGES, shipping: 50 }).expect(412);
    expect(body).toMatchObject({ code: 'CHANGED_MEANWHILE', settings: { charges: { shipping: 40 } } });
    expect((await all()).charges.shipping).toBe(40);
    await change('rules', (await all()).rules).expect(200);
    const { body: missing } = await owner.agent.put(`${PATH}/charges`).send(CHARGES).expect(428);
    expect(missing.message).toBe(
      'If-Match is missing. Send the versions.charges of the settings, such as "3".',
    );
  });

  it('of two who save at once, one is told of the other', async () => {
    const statuses = await Promise.all(
      [41, 42].map(async (shipping) => (await change('charges', { ...CHARGES, shipping })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 412]);
  });

  it('have a history: who changed what, when; and what was before can be put back', async () => {
    const known = (await history('charges')).length;
    await change('charges', { ...CHARGES, shipping: 60 }).expect(200);
    await change('charges', { ...CHARGES, shipping: 60, expressShipping: 90 }, 1).expect(200);
    const entries = await history('charges');
    expect(entries).toHaveLength(known + 2);
    expect(entries[1]).toMatchObject({
      what: 'settings.changed',
      by: { _id: owner.id },
      before: { shipping: 30 },
      after: { shipping: 60 },
    });
    const back = await owner.agent.post(`${PATH}/put-back`).send({ entry: entries[1]._id }).expect(200);
    expect(back.body.charges).toEqual({ ...CHARGES, expressShipping: 90 });
    expect((await history('charges'))[0]).toMatchObject({
      what: 'settings.putBack',
      before: { shipping: 60 },
      after: { shipping: 30 },
    });
  });

  it('show what was kept before there was a rule for it, so that it can be mended', async () => {
    await shop.database.settings.create({ _id: 'store', contact: { email: 'by hand' } });
    expect((await all()).details.email).toBe('by hand');
  });

  it('put nothing back by an entry that is of something else', async () => {
    const { code } = await shop.addPromoCode();
    await owner.agent.put(`/api/v1/admin/promocodes/${code}`).send({ active: false }).expect(200);
    const { body } = await owner.agent.get('/api/v1/admin/audit?kind=promoCode').expect(200);
    const refused = await owner.agent.post(`${PATH}/put-back`).send({ entry: body.entries[0]._id });
    expect(refused.status).toBe(404);
  });
});
