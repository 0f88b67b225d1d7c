import { addDays, indiaDay } from '@e-store/shared/india-day';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

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
    expect(stopped).toEqual({ ...made, active: false, state: 'stopped', version: 1 });
    const { body: started } = await agent.put(`${path}/DIWALI-26`).send({ active: true }).expect(200);
    expect(started).toEqual({ ...made, version: 2 });
  });

  it('are listed newest first, in pages that neither repeat nor lose one, all or by whether they count', async () => {
    const { agent } = await shop.signIn('Admin');
    const list = async (query: object = {}) => (await agent.get(path).query(query).expect(200)).body;
    const codes = ({ promoCodes }: { promoCodes: { code: string }[] }) => promoCodes.map(({ code }) => code);
    const before = await list();
    const made: string[] = [];
    for (const index of [1, 2, 3, 4, 5]) {
      shop.passTime(1000);
      made.unshift((await shop.addPromoCode({ active: index % 2 === 0 })).code);
    }
    const all = await list({ limit: 50 });
    expect(codes(all).slice(0, 5)).toEqual(made);
    expect(all.counts).toMatchObject({
      all: before.counts.all + 5,
      on: before.counts.on + 2,
      off: before.counts.off + 3,
    });
    expect(all).toMatchObject({ total: all.counts.all, page: 1, limit: 50 });
    const turned: string[] = [];
    for (let page = 1; page <= Math.ceil(all.total / 2); page += 1)
      turned.push(...codes(await list({ page, limit: 2 })));
    expect(turned).toEqual(codes(all));
    expect(codes(await list({ page: 99, limit: 2 }))).toEqual([]);
    const stopped = await list({ show: 'off', limit: 2 });
    expect(codes(stopped)).toEqual([made[0], made[2]]);
    expect(stopped.total).toBe(before.counts.off + 3);
    expect(codes(await list({ show: 'on', limit: 2 }))).toEqual([made[1], made[3]]);
    const { body } = await agent.get(path).query({ show: 'some' }).expect(400);
    expect(body.fields).toEqual({ show: 'Choose all, on, off, running, planned, ended or stopped.' });
  });

  it('are running, planned, ended or stopped on the day of India', async () => {
    const { agent } = await shop.signIn('Admin');
    const list = async (show: string) => (await agent.get(path).query({ show, limit: 50 }).expect(200)).body;
    const before = (await list('all')).counts;
    const today = indiaDay(shop.now());
    const terms = {
      running: [{}, { startsOn: today, endsOn: today }, { limit: 2, used: 1 }],
      planned: [{ startsOn: addDays(today, 1) }],
      ended: [
        { endsOn: addDays(today, -1) },
        { limit: 2, used: 2 },
        { startsOn: addDays(today, 1), limit: 1, used: 1 },
      ],
      stopped: [{ active: false }, { active: false, endsOn: addDays(today, -1) }],
    };
    for (const [state, all] of Object.entries(terms)) {
      const made: string[] = [];
      for (const one of all) made.push((await shop.addPromoCode(one)).code);
      const { promoCodes, counts } = await list(state);
      expect(promoCodes.map(({ code }: { code: string }) => code)).toEqual(expect.arrayContaining(made));
      expect(new Set(promoCodes.map((promo: { state: string }) => promo.state))).toEqual(new Set([state]));
      expect(counts[state]).toBe(before[state] + all.length);
    }
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
      .expect(409);
    expect(body).toMatchObject({
      code: 'ALREADY_EXISTS',
      fields: { code: 'This promo code already exists.' },
    });
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
    expect(body.message).toBe('This promo code does not exist.');
  });
});
