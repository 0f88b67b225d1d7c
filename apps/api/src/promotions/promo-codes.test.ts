import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/admin/promocodes';

describe('promo codes of staff', () => {
  it('are made in capitals, listed with how often they were used, stopped and started again', async () => {
    const { agent } = await shop.signIn('Admin');
    const sent = { code: ' diwali-26 ', reduction: { percent: 15 }, minimum: 999, limit: 100 };
    const { body: made } = await agent.post(path).send(sent).expect(200);
    expect(made).toMatchObject({ ...sent, code: 'DIWALI-26', active: true, used: 0 });
    expect((await agent.get(path).expect(200)).body.promoCodes).toEqual([made]);
    const { body: stopped } = await agent.put(`${path}/diwali-26`).send({ active: false }).expect(200);
    expect(stopped).toEqual({ ...made, active: false });
    const { body: started } = await agent.put(`${path}/DIWALI-26`).send({ active: true }).expect(200);
    expect(started).toEqual(made);
  });

  it('stand once each', async () => {
    const { agent } = await shop.signIn('Admin');
    await agent
      .post(path)
      .send({ code: 'ONCE', reduction: { amount: 50 } })
      .expect(200);
    const { body } = await agent
      .post(path)
      .send({ code: 'once', reduction: { amount: 60 } })
      .expect(400);
    expect(body.fields).toEqual({ code: 'There is a code of this name already.' });
  });

  it.each([
    ['code', { code: 'a b' }],
    ['code', { code: 'AB' }],
    ['reduction.percent', { reduction: { percent: 101 } }],
    ['reduction', { reduction: { percent: 10, amount: 10 } }],
    ['reduction', { reduction: { amount: 0.5 } }],
    ['endsOn', { startsOn: '2099-12-02', endsOn: '2099-12-01' }],
    ['endsOn', { endsOn: '31.12.2099' }],
    ['limit', { limit: 0 }],
  ])('with a bad %s are refused by its name: %j', async (field, changes) => {
    const { agent } = await shop.signIn('Admin');
    const { body } = await agent
      .post(path)
      .send({ code: 'FINE', reduction: { percent: 5 }, ...changes })
      .expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('that do not exist cannot be stopped', async () => {
    const { agent } = await shop.signIn('Admin');
    const { body } = await agent.put(`${path}/NOBODY`).send({ active: false }).expect(404);
    expect(body.message).toBe('There is no promo code of this name.');
  });
});
