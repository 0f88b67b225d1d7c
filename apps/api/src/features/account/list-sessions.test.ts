import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { LAST_SEEN_UPDATE_MS } from './session.model.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/me/sessions';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) Chrome/140.0.0.0 Mobile Safari/537.36';
type Listed = { _id: string; device: string; signedInAt: string; lastSeenAt: string; isThisOne: boolean };
type Person = Awaited<ReturnType<TestShop['signIn']>>['person'];

async function onPhone({ email, password }: Person) {
  const agent = shop.agent();
  await agent.post('/api/v1/login').set('User-Agent', PHONE).send({ email, password }).expect(200);
  return agent;
}
const listed = async (agent: ReturnType<TestShop['agent']>): Promise<Listed[]> =>
  (await agent.get(path).expect(200)).body.sessions;

describe('my sessions', () => {
  it('say device, beginning and when last seen, this one marked, and no token', async () => {
    const { agent, person } = await shop.signIn();
    const began = shop.now().toISOString();
    shop.passTime(60_000);
    await onPhone(person);
    const sessions = await listed(agent);
    expect(sessions).toEqual([
      {
        _id: expect.any(String),
        device: 'Chrome on Android',
        signedInAt: shop.now().toISOString(),
        lastSeenAt: shop.now().toISOString(),
        isThisOne: false,
      },
      { _id: expect.any(String), device: '', signedInAt: began, lastSeenAt: began, isThisOne: true },
    ]);
  });

  it('are noted as seen to about ten minutes, by whichever call', async () => {
    const { agent, person } = await shop.signIn();
    const phone = await onPhone(person);
    const began = shop.now().toISOString();
    const seen = async () => (await listed(agent)).find(({ device }) => device !== '')?.lastSeenAt;
    shop.passTime(LAST_SEEN_UPDATE_MS - 1);
    await phone.get('/api/v1/me').expect(200);
    expect(await seen()).toBe(began);
    shop.passTime(1);
    await phone.get('/api/v1/me').expect(200);
    expect(await seen()).toBe(shop.now().toISOString());
  });

  it('do not show those that are over, nor anybody else’s', async () => {
    const { agent, person } = await shop.signIn();
    await shop.signIn();
    const phone = await onPhone(person);
    await phone.post('/api/v1/logout').expect(200);
    expect(await listed(agent)).toHaveLength(1);
    shop.passTime(8 * 24 * 60 * 60 * 1000);
    expect(await listed(await onPhone(person))).toHaveLength(1);
  });
});

describe('sign out there', () => {
  it('ends that session: its next call is refused, this one goes on [R35]', async () => {
    const { agent, person } = await shop.signIn();
    const phone = await onPhone(person);
    const other = (await listed(agent)).find(({ isThisOne }) => !isThisOne);
    const { body } = await agent.delete(`${path}/${other?._id}`).expect(200);
    expect(body).toEqual({ message: 'You have been logged out on that device.' });
    await phone.get('/api/v1/me').expect(401);
    await agent.get('/api/v1/me').expect(200);
    expect(await listed(agent)).toHaveLength(1);
  });

  it('of this session is signing out', async () => {
    const { agent } = await shop.signIn();
    const [own] = await listed(agent);
    const answer = await agent.delete(`${path}/${own?._id}`).expect(200);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^estore_session=;/);
    await agent.get('/api/v1/me').expect(401);
  });

  it('of somebody else’s is answered like one that does not exist, and ends nothing', async () => {
    const { agent } = await shop.signIn();
    const stranger = await shop.signIn('Admin');
    const [own] = await listed(agent);
    const others = await stranger.agent.delete(`${path}/${own?._id}`).expect(404);
    const unknown = await stranger.agent.delete(`${path}/0123456789abcdef01234567`).expect(404);
    const comparableText = (answer: typeof others) => answer.text.replace(answer.body.requestId, '');
    expect(comparableText(others)).toBe(comparableText(unknown));
    expect(others.body.message).toBe('That device is no longer logged in.');
    await agent.get('/api/v1/me').expect(200);
  });
});

describe('sign out everywhere else', () => {
  it('ends every other session of the account, and no one else’s [R35]', async () => {
    const { agent, person } = await shop.signIn();
    const stranger = await shop.signIn();
    const phones = [await onPhone(person), await onPhone(person)];
    const { body } = await agent.delete(path).expect(200);
    expect(body).toEqual({ message: 'You have been logged out on all other devices.' });
    for (const phone of phones) await phone.get('/api/v1/me').expect(401);
    await agent.get('/api/v1/me').expect(200);
    await stranger.agent.get('/api/v1/me').expect(200);
  });
});
