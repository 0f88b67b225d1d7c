import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

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
