import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const charges = async () => (await shop.request().get('/api/v1/store').expect(200)).body.charges;

describe('contact', () => {
  const contact = async () => (await shop.request().get('/api/v1/store').expect(200)).body.contact;

  it('is empty until the owner gives it, and then as given', async () => {
    expect(await contact()).toEqual({});
    const given = {
      legalName: 'E-Store Clothing Private Limited',
      address: '12 Lake Road\nBengaluru 560034',
      email: 'help@estore.example',
      grievanceOfficer: { designation: 'Grievance officer', email: 'grievance@estore.example' },
    };
    await shop.database.settings.create({ _id: 'store', contact: given });
    expect(await contact()).toEqual(given);
    await shop.database.settings.deleteOne({ _id: 'store' });
  });
});

describe('store', () => {
  it('charges what the spec says until the owner sets something else', async () => {
    expect(await charges()).toEqual({ taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 });
  });

  it('charges what the owner set', async () => {
    await shop.database.settings.create({ _id: 'store', shipping: 0, freeShippingFrom: 199 });
    expect(await charges()).toEqual({
      taxMode: 'flat',
      tax: 250,
      shipping: 0,
      expressShipping: 35,
      freeShippingFrom: 199,
    });
    await shop.database.settings.updateOne({ _id: 'store' }, { $set: { taxMode: 'included' } });
    expect(await charges()).toMatchObject({ taxMode: 'included', tax: 0 });
  });
});

describe('offers', () => {
  const offers = async () => (await shop.request().get('/api/v1/store').expect(200)).body.offers;
  afterEach(() => shop.database.promoCodes.deleteMany());

  it('are the public codes that run today, with their terms, the newest first', async () => {
    const terms = { reduction: { amount: 100 }, minimum: 999, endsOn: '2099-11-20', limitPerPerson: 1 };
    await shop.addPromoCode({ code: 'OLDER', isPublic: true, createdAt: new Date('2099-01-01') });
    await shop.addPromoCode({ code: 'NEWER', isPublic: true, limit: 5, used: 4, ...terms });
    expect(await offers()).toEqual([
      { code: 'NEWER', ...terms },
      { code: 'OLDER', reduction: { percent: 10 } },
    ]);
  });

  it.each([
    ['is not public', {}],
    ['was made private again', { isPublic: false }],
    ['is over', { isPublic: true, endsOn: '2099-11-19' }],
    ['starts later', { isPublic: true, startsOn: '2099-11-21' }],
    ['is used up', { isPublic: true, limit: 5, used: 5 }],
    ['is stopped', { isPublic: true, active: false }],
  ])('hold no code that %s', async (_why, terms) => {
    await shop.addPromoCode(terms);
    expect(await offers()).toEqual([]);
  });

  it('follow a change by staff at once', async () => {
    const { agent } = await shop.signIn('Admin');
    const path = '/api/v1/admin/promocodes';
    const body = { code: 'SHOWN', reduction: { percent: 10 } };
    const { body: made } = await agent.post(path).send(body).expect(200);
    expect([made.isPublic, await offers()]).toEqual([false, []]);
    const { body: shown } = await agent
      .put(`${path}/SHOWN/terms`)
      .set('If-Match', '"0"')
      .send({ active: true, isPublic: true })
      .expect(200);
    expect([shown.isPublic, await offers()]).toEqual([true, [body]]);
    await agent.put(`${path}/SHOWN`).send({ active: false }).expect(200);
    expect(await offers()).toEqual([]);
    await agent.put(`${path}/SHOWN`).send({ active: true }).expect(200);
    const terms = { active: true, isPublic: false };
    await agent.put(`${path}/SHOWN/terms`).set('If-Match', '"3"').send(terms).expect(200);
    expect(await offers()).toEqual([]);
  });

  it('are gone on the day after their last', async () => {
    await shop.addPromoCode({ isPublic: true, endsOn: '2099-11-20' });
    expect(await offers()).toHaveLength(1);
    shop.passTime(24 * 60 * 60 * 1000);
    expect(await offers()).toEqual([]);
  });
});
