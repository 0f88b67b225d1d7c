import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const privacyOf = async (agent: ReturnType<TestShop['agent']>) =>
  (await agent.get('/api/v1/me/privacy').expect(200)).body;
const provenShopper = async () => {
  const shopper = await shop.signIn();
  await shop.database.users.updateOne({ _id: shopper.id }, { $set: { emailProvenAt: shop.now() } });
  return shopper;
};

describe('the newsletter, from the account', () => {
  it('is requested with a consent version, ended with one click, and stores every step [R89]', async () => {
    const { agent, person } = await provenShopper();
    const { body } = await agent.put('/api/v1/me/newsletter').send({ wanted: true }).expect(400);
    expect(body.fields.consent).toBe('Confirm that you agree to the text next to the button.');
    await agent.put('/api/v1/me/newsletter').send({ wanted: true, consent: '2026-1' }).expect(200);
    expect((await privacyOf(agent)).newsletter.state).toBe('pending');
    shop.passTime(1000);
    const ended = await agent.put('/api/v1/me/newsletter').send({ wanted: false }).expect(200);
    expect(ended.body.message).toBe(`${person.email} is unsubscribed from the newsletter.`);
    await agent.put('/api/v1/me/newsletter').send({ wanted: false }).expect(200);
    shop.passTime(1000);
    await agent.put('/api/v1/me/newsletter').send({ wanted: true, consent: '2026-1' }).expect(200);
    const { newsletter } = await privacyOf(agent);
    expect(newsletter.trail.map(({ state }: { state: string }) => state)).toEqual([
      'pending',
      'unsubscribed',
      'pending',
    ]);
  });

  it('of somebody who never asked is ended without a word about it', async () => {
    const { agent, person } = await shop.signIn();
    await agent.put('/api/v1/me/newsletter').send({ wanted: false }).expect(200);
    expect(await shop.database.newsletterSubscriptions.exists({ email: person.email })).toBeNull();
  });
});

describe('waits for a size', () => {
  it('are shown and taken back by who asked, and by nobody else', async () => {
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct({ name: 'Deccan jeans', sizes: [{ size: '32', stock: 0 }] });
    await agent
      .post(`/api/v1/product/${String(_id)}/alerts`)
      .send({ size: '32', consent: '2026-1' })
      .expect(200);
    const [alert] = (await privacyOf(agent)).alerts;
    expect(alert).toMatchObject({
      name: 'Deccan jeans',
      size: '32',
      state: 'waiting',
      consentVersion: '2026-1',
    });
    const { agent: other } = await provenShopper();
    expect((await privacyOf(other)).alerts).toEqual([]);
    await other.delete(`/api/v1/me/alerts/${alert._id}`).expect(404);
    await agent.delete(`/api/v1/me/alerts/${alert._id}`).expect(200);
    expect((await privacyOf(agent)).alerts[0].state).toBe('withdrawn');
  });
});

describe('the notice and the nominee', () => {
  it('are stored with version and date; an unknown version is refused [R89]', async () => {
    const { registration } = await import('../../testing/start-test-shop.ts');
    const agent = shop.agent();
    await agent
      .post('/api/v1/register')
      .send(registration({ notice: '1999-1' }))
      .expect(400);
    await agent
      .post('/api/v1/register')
      .send(registration({ notice: '2026-1' }))
      .expect(201);
    expect((await privacyOf(agent)).notice).toEqual({ version: '2026-1', at: shop.now().toISOString() });
    await agent.put('/api/v1/me/nominee').send({ name: 'Usha Rao', email: 'Usha@Example.com' }).expect(200);
    expect((await privacyOf(agent)).nominee).toMatchObject({ name: 'Usha Rao', email: 'usha@example.com' });
    await agent.delete('/api/v1/me/nominee').expect(200);
    expect(await privacyOf(agent)).not.toHaveProperty('nominee');
  });
});

describe('what an Admin does for a customer who asks', () => {
  it('takes out their data with a reason, which is in the trail', async () => {
    const { agent: admin } = await shop.signIn('Admin');
    const { id, person } = await shop.signIn();
    await admin.post(`/api/v1/admin/customers/${id}/export`).send({}).expect(400);
    const { body } = await admin
      .post(`/api/v1/admin/customers/${id}/export`)
      .send({ reason: 'Asked by mail.' })
      .expect(200);
    expect(body.profile.email).toBe(person.email);
    expect(await shop.database.auditEntries.findOne({ 'subject.id': id }).orFail().lean()).toMatchObject({
      what: 'customer.exported',
      after: { reason: 'Asked by mail.' },
    });
  });

  it('erases their account with a reason; the trail says that, and not whose it was [C4]', async () => {
    const { agent: admin } = await shop.signIn('Admin');
    const { agent, id, person } = await shop.signIn();
    await agent
      .put('/api/v1/me')
      .send({ ...person, firstname: 'Traceqz' })
      .expect(200);
    await admin
      .post(`/api/v1/admin/customers/${id}/notes`)
      .send({ words: 'Traceqz likes blue.' })
      .expect(200);
    await admin.post(`/api/v1/admin/customers/${id}/erase`).send({ reason: 'Asked by mail.' }).expect(200);
    await agent.get('/api/v1/me').expect(401);
    await admin.get(`/api/v1/admin/customers/${id}`).expect(404);
    const entries = await shop.database.auditEntries
      .find({ 'subject.id': id })
      .sort({ at: 1, _id: 1 })
      .lean();
    expect(entries).toMatchObject([
      { what: 'customer.noted', subject: { label: 'Deleted account' }, after: { note: '(deleted)' } },
      { what: 'customer.erased', subject: { label: 'Deleted account' }, after: { reason: 'Asked by mail.' } },
    ]);
    expect(await shop.database.erasures.findById(id).orFail().lean()).toMatchObject({ by: 'staff' });
  });

  it('of two Admins who erase it at once, tells the second that it is gone, and leaves both signed in', async () => {
    const admins = [(await shop.signIn('Admin')).agent, (await shop.signIn('Admin')).agent];
    const { id } = await shop.signIn();
    const path = `/api/v1/admin/customers/${id}/erase`;
    const answers = await Promise.all(admins.map((admin) => admin.post(path).send({ reason: 'Asked.' })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 404]);
    for (const admin of admins) await admin.get('/api/v1/me').expect(200);
  });

  it('erases no colleague', async () => {
    const { agent: admin } = await shop.signIn('Admin');
    const { id } = await shop.signIn('Packer');
    await admin.post(`/api/v1/admin/customers/${id}/erase`).send({ reason: 'Left.' }).expect(409);
  });
});
