import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/admin/confirm';
const MINUTES = 60 * 1000;
type Agent = Awaited<ReturnType<TestShop['signIn']>>['agent'];

const knock = async (agent: Agent) => {
  const { status, body } = await agent.post('/api/v1/admin/product/new').send({});
  return status === 400 ? 'open' : body.code;
};

describe('confirm the password', () => {
  it('is not asked for within half an hour of signing in', async () => {
    const { agent } = await shop.signIn('Admin');
    shop.passTime(30 * MINUTES - 1);
    expect(await knock(agent)).toBe('open');
    shop.passTime(1);
    expect(await knock(agent)).toBe('PASSWORD_CONFIRMATION_REQUIRED');
  });

  it('opens the back office for another half hour [spec 2-102] [spec 6-4]', async () => {
    const { agent, person, id } = await shop.signIn('Admin');
    shop.passTime(31 * MINUTES);
    const { body } = await agent.post(path).send({ password: person.password }).expect(200);
    expect(body).toEqual({ user: expect.objectContaining({ _id: id, role: 'Admin' }) });
    shop.passTime(30 * MINUTES - 1);
    expect(await knock(agent)).toBe('open');
    shop.passTime(1);
    expect(await knock(agent)).toBe('PASSWORD_CONFIRMATION_REQUIRED');
  });

  it('opens it for this session only', async () => {
    const { agent, person } = await shop.signIn('Admin');
    const other = shop.agent();
    await other.post('/api/v1/login').send(person).expect(200);
    shop.passTime(31 * MINUTES);
    await agent.post(path).send({ password: person.password }).expect(200);
    expect([await knock(agent), await knock(other)]).toEqual(['open', 'PASSWORD_CONFIRMATION_REQUIRED']);
  });

  it('refuses a wrong password by its name and opens nothing', async () => {
    const { agent } = await shop.signIn('Admin');
    shop.passTime(31 * MINUTES);
    const { body } = await agent.post(path).send({ password: 'not the password' }).expect(400);
    expect(body).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: 'Incorrect password.' },
    });
    expect(await knock(agent)).toBe('PASSWORD_CONFIRMATION_REQUIRED');
  });

  it('is for staff, packers too [R26]', async () => {
    const { agent: packer, person } = await shop.signIn('Packer');
    await packer.post(path).send({ password: person.password }).expect(200);
    const { agent: customer, person: shopper } = await shop.signIn();
    const { body } = await customer.post(path).send({ password: shopper.password }).expect(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN', message: 'You do not have permission to do this.' });
    await shop.request().post(path).send({ password: 'x' }).expect(401);
  });

  it('refuses an operator in the place of a password', async () => {
    const { agent } = await shop.signIn('Admin');
    await agent
      .post(path)
      .send({ password: { $ne: '' } })
      .expect(400);
  });
});
