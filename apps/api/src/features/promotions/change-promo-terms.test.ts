import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const change = (code: string, terms: object, version = 0) =>
  owner.agent
    .put(`/api/v1/admin/promocodes/${code}/terms`)
    .set('If-Match', `"${version}"`)
    .send({ active: true, ...terms });

describe('the terms of a promo code', () => {
  it('are written as a whole, and hold for the next cart', async () => {
    const { _id } = await shop.addProduct({ price: 1000 });
    const { code } = await shop.addPromoCode({ minimum: 5000, limit: 10 });
    const quote = async () => {
      const body = { ...orderPayload([{ product: _id }]), promoCode: code };
      return (await shop.request().post('/api/v1/cart/quote').send(body).expect(200)).body;
    };
    expect((await quote()).discount).toBe(0);
    const { body } = await change(code, { endsOn: '2099-12-31', limitPerPerson: 2 }).expect(200);
    expect(body).toMatchObject({ code, endsOn: '2099-12-31', limitPerPerson: 2, reduction: { percent: 10 } });
    expect(body).not.toHaveProperty('minimum');
    expect(body).not.toHaveProperty('limit');
    expect((await quote()).discount).toBe(100);
    await change(code, { endsOn: '2099-11-19' }, 1).expect(200);
    expect((await quote()).promo.refusal).toBe('This code ended on 19 Nov 2099.');
  });

  it('keep a code in the shop, or out of it, when they do not say', async () => {
    const { code } = await shop.addPromoCode({ isPublic: true });
    expect((await change(code, { limit: 5 }).expect(200)).body.isPublic).toBe(true);
    expect((await change(code, { isPublic: false }, 1).expect(200)).body.isPublic).toBe(false);
    expect((await change(code, { limit: 6 }, 2).expect(200)).body.isPublic).toBe(false);
    expect(await shop.database.promoCodes.findOne({ code }).lean()).toMatchObject({ isPublic: false });
  });

  it('leave a trace of what they were', async () => {
    const { code, _id } = await shop.addPromoCode({ limit: 10 });
    await change(code, { limit: 20 }).expect(200);
    const { body } = await owner.agent
      .get('/api/v1/admin/audit')
      .query({ id: String(_id) })
      .expect(200);
    expect(body.entries[0]).toMatchObject({
      what: 'promoCode.termsChanged',
      before: { limit: 10 },
      after: { limit: 20 },
    });
  });

  it('that somebody else changed meanwhile are shown, and not overwritten', async () => {
    const { code } = await shop.addPromoCode();
    const [first, second] = await Promise.all([change(code, { limit: 100 }), change(code, { minimum: 500 })]);
    expect([first.status, second.status].toSorted()).toEqual([200, 412]);
    const [saved, refused] = first.status === 200 ? [first, second] : [second, first];
    expect(refused.body).toMatchObject({ code: 'CHANGED_MEANWHILE', promoCode: saved.body });
    expect(saved.body.version).toBe(1);
    expect(saved.headers['etag']).toBe('"1"');
  });

  it('meet a code that was stopped meanwhile', async () => {
    const { code } = await shop.addPromoCode();
    const path = `/api/v1/admin/promocodes/${code}`;
    const { headers } = await owner.agent.put(path).send({ active: false }).expect(200);
    expect(headers['etag']).toBe('"1"');
    const { body } = await change(code, { limit: 5 }).expect(412);
    expect(body.promoCode).toMatchObject({ active: false, version: 1 });
  });

  it('are not written by who does not say which version was changed', async () => {
    const { code } = await shop.addPromoCode();
    const path = `/api/v1/admin/promocodes/${code}/terms`;
    const { body } = await owner.agent.put(path).send({ active: true }).expect(428);
    expect(body).toMatchObject({
      code: 'PRECONDITION_REQUIRED',
      message: 'If-Match is missing. Send the version of the promo code, such as "3".',
    });
    const answer = await owner.agent
      .put(path)
      .set('If-Match', 'W/"1f-abc"')
      .send({ active: true })
      .expect(400);
    expect(answer.body.fields).toEqual({ 'If-Match': 'Send the version of the promo code, such as "3".' });
  });

  it.each([
    [
      { startsOn: '2099-12-02', endsOn: '2099-12-01' },
      'endsOn',
      'The end date cannot be before the start date.',
    ],
    [{ limit: 0 }, 'limit', 'At least 1.'],
    [{ minimum: 1.5 }, 'minimum', 'Enter whole rupees.'],
  ])('are refused as %j, at their field', async (terms, field, message) => {
    const { code } = await shop.addPromoCode({ limit: 10 });
    const { body } = await change(code, terms).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toBe(message);
  });

  it('are nothing of a code that is not there', async () => {
    await change('NOBODY', {}).expect(404);
  });
});
