import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXPORTED_SUBSCRIBERS_MAX } from '@e-store/shared/newsletter/staff-endpoints';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signIn('Admin');
  const at = (minute: number) => new Date(shop.now().getTime() + minute * 60_000);
  const reader = (email: string, state: 'pending' | 'confirmed' | 'unsubscribed', minute: number) => ({
    email,
    state,
    consentVersion: '2026-1' as const,
    requestedAt: at(minute),
    ...(state !== 'pending' && { confirmedAt: at(minute) }),
    ...(state === 'unsubscribed' && { unsubscribedAt: at(minute + 1) }),
  });
  await shop.database.newsletterSubscriptions.create([
    reader('asha@example.com', 'confirmed', 1),
    reader('=cmd@example.com', 'confirmed', 2),
    reader('kabir@example.com', 'confirmed', 3),
    reader('waiting@example.com', 'pending', 4),
    reader('gone@example.com', 'unsubscribed', 5),
  ]);
});
afterAll(() => shop.stop());

const PATH = '/api/v1/admin/newsletter';
const list = async (query: object = {}) => (await owner.agent.get(PATH).query(query).expect(200)).body;
const emails = ({ subscribers }: { subscribers: { email: string }[] }) =>
  subscribers.map(({ email }) => email);

describe('the newsletter for staff', () => {
  it('shows who confirmed it, the latest first, with how many there are of each state', async () => {
    const answer = await list();
    expect(emails(answer)).toEqual(['kabir@example.com', '=cmd@example.com', 'asha@example.com']);
    expect(answer.counts).toEqual({ confirmed: 3, pending: 1, unsubscribed: 1 });
    expect(emails(await list({ page: 2, limit: 2 }))).toEqual(['asha@example.com']);
  });

  it('is searched by the beginning of an address, and by state', async () => {
    expect(emails(await list({ search: 'ASH' }))).toEqual(['asha@example.com']);
    expect(emails(await list({ state: 'unsubscribed' }))).toEqual(['gone@example.com']);
    await owner.agent.get(PATH).query({ state: 'all' }).expect(400);
  });

  it('counts each state within the search', async () => {
    const counted = async (search: string) => (await list({ search })).counts;
    expect(await counted('Wait')).toEqual({ confirmed: 0, pending: 1, unsubscribed: 0 });
    expect(await counted('a')).toEqual({ confirmed: 1, pending: 0, unsubscribed: 0 });
    expect(await counted('nobody')).toEqual({ confirmed: 0, pending: 0, unsubscribed: 0 });
  });

  it('gives a file of the confirmed ones alone, in which nothing runs [R58]', async () => {
    const { body } = await owner.agent.get(`${PATH}/export`).expect(200);
    expect(body.filename).toBe('newsletter-2099-11-20.csv');
    expect(body.csv).toBe(
      '\uFEFFEMAIL,CONFIRMED,CONSENT\r\n' +
        'kabir@example.com,2099-11-20,2026-1\r\n' +
        "'=cmd@example.com,2099-11-20,2026-1\r\n" +
        'asha@example.com,2099-11-20,2026-1\r\n',
    );
    const { body: found } = await owner.agent.get(`${PATH}/export`).query({ search: 'ASH' }).expect(200);
    expect(found.csv.split('\r\n')).toHaveLength(3);
  });

  it('exports at most 50,000 subscribers at a time', async () => {
    const { collection } = shop.database.newsletterSubscriptions;
    const at = shop.now();
    const many = Array.from({ length: EXPORTED_SUBSCRIBERS_MAX + 1 }, (_, index) => ({
      email: `many${index}@example.com`,
      state: 'confirmed',
      consentVersion: '2026-1',
      requestedAt: at,
      confirmedAt: at,
    }));
    await collection.insertMany(many);
    const { body } = await owner.agent.get(`${PATH}/export`).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        search: 'More than 50,000 subscribers match. Search for the start of an email address.',
      },
    });
    await collection.deleteOne({ email: 'many0@example.com' });
    const { body: most } = await owner.agent.get(`${PATH}/export`).query({ search: 'many' }).expect(200);
    expect(most.csv.split('\r\n')).toHaveLength(EXPORTED_SUBSCRIBERS_MAX + 2);
    await collection.deleteMany({ email: /^many/ });
  });
});
