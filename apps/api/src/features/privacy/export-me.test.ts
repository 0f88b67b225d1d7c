import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { makePersonWithEverything, PERSON_DETAILS } from '../../testing/person-with-everything.ts';
import { placeTestOrder } from '../../testing/placed-order.ts';
import { startTestInbox, type TestInbox } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let inbox: TestInbox;
let shop: TestShop;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { smtpUrl: inbox.smtpUrl } });
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});

describe('the data that somebody takes out', () => {
  it('is all of theirs: every part has something in it, and no secret is among it [R88] [C4]', async () => {
    const neighbour = await placeTestOrder(shop);
    const { agent } = await makePersonWithEverything(shop, inbox);
    const { body } = await agent.get('/api/v1/me/export').expect(200);
    for (const part of Object.keys(PersonalDataExport.shape).filter((key) => key !== 'notes')) {
      expect([part, body[part]]).not.toEqual([part, undefined]);
      expect([part, JSON.stringify(body[part])]).not.toEqual([part, '[]']);
    }
    expect(body.profile).toMatchObject({
      firstname: PERSON_DETAILS.firstname,
      notice: { version: '2026-1' },
      nominee: PERSON_DETAILS.nominee,
    });
    expect(body.orders[0].returns[0]).toMatchObject({ refundTo: { method: 'upi', shown: 'za…@okbank' } });
    expect(body.addresses[0].address).toBe(`${PERSON_DETAILS.street}, second floor`);
    expect(body.newsletter).toMatchObject({
      state: 'pending',
      trail: [{ state: 'pending', version: '2026-2' }],
    });
    expect(body.contactMessages[0].message).toBe(PERSON_DETAILS.message);
    expect(body.handledByStaff.map(({ what }: { what: string }) => what)).toEqual(['customer.noted']);

    const text = JSON.stringify(body);
    expect(text).not.toMatch(/passwordHash|tokenHash|\$2[aby]\$|requestKeys|mailKeys/);
    expect(text).not.toContain('prefers mornings');
    expect(text).not.toContain(neighbour.id);
    expect(text).not.toContain(neighbour.person.email);
  });

  it('leaves out what hangs on an address that they have only typed, until a mailed link came back [R88]', async () => {
    const email = 'victim@post.example';
    const at = shop.now();
    await shop.database.newsletterSubscriptions.create([
      { email, state: 'confirmed', consentVersion: '2026-1', requestedAt: at, confirmedAt: at },
    ]);
    await shop.database.contactMessages.create([
      {
        number: 'T-900001',
        subject: 'question',
        name: 'Victim',
        email,
        message: 'Private.',
        state: 'open',
        createdAt: at,
      },
    ]);
    const { agent, person } = await shop.signIn();
    await agent
      .put('/api/v1/me')
      .send({ ...person, email })
      .expect(200);
    const before = await agent.get('/api/v1/me/export').expect(200);
    expect(before.body).toMatchObject({
      contactMessages: [],
      notes: [expect.stringMatching(/^Your newsletter/)],
    });
    expect(before.body).not.toHaveProperty('newsletter');
    expect((await agent.get('/api/v1/me/privacy').expect(200)).body).not.toHaveProperty('newsletter');

    await agent.post('/api/v1/me/email-proof').expect(200);
    const { text } = await inbox.waitForMail(email, 1, /^Confirm your email address/);
    const token = decodeURIComponent(/proof=([^\s]+)/.exec(text)?.[1] ?? '');
    const stranger = await shop.signIn();
    await stranger.agent.put('/api/v1/me/email-proof').send({ token }).expect(400);
    await agent.put('/api/v1/me/email-proof').send({ token }).expect(200);
    const after = await agent.get('/api/v1/me/export').expect(200);
    expect(after.body).toMatchObject({
      notes: [],
      newsletter: { state: 'confirmed' },
      contactMessages: [{ message: 'Private.' }],
    });

    await agent
      .put('/api/v1/me')
      .send({ ...person, email: person.email })
      .expect(200);
    expect((await agent.get('/api/v1/me/privacy').expect(200)).body.isEmailProven).toBe(false);
    await agent.put('/api/v1/me/email-proof').send({ token }).expect(400);
  });

  it('is proven by a link of today only', async () => {
    const { agent, person } = await shop.signIn();
    await agent.post('/api/v1/me/email-proof').expect(200);
    const { text } = await inbox.waitForMail(person.email, 1, /^Confirm your email address/);
    const token = decodeURIComponent(/proof=([^\s]+)/.exec(text)?.[1] ?? '');
    shop.passTime(24 * 60 * 60 * 1000 + 1000);
    await agent.post('/api/v1/login').send(person).expect(200);
    const { body } = await agent.put('/api/v1/me/email-proof').send({ token }).expect(400);
    expect(body.fields.token).toMatch(/older than 24 hours/);
  });
});
