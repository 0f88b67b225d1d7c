import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

const countNewDeviceMails = (to: string) =>
  shop.database.outboxMails.countDocuments({ to, kind: 'new-device' });

describe('an account that is opened in a browser that is new to it', () => {
  it('of staff says so by mail, once for each browser [ASVS 6.3.5]', async () => {
    const { agent, person } = await shop.signIn('Packer');
    const { email, password } = person;
    const signIn = (by: typeof agent) => by.post('/api/v1/login').send({ email, password }).expect(200);
    await signIn(agent);
    expect(await countNewDeviceMails(email)).toBe(0);

    const elsewhere = shop.agent();
    await signIn(elsewhere);
    const mail = await inbox.waitForMail(email, 1, /^New sign-in to your E-Store account$/);
    expect(mail.text).toContain(`${shop.config.publicUrl}/account/sessions`);

    await signIn(elsewhere);
    await signIn(agent);
    expect(await countNewDeviceMails(email)).toBe(1);
    await signIn(shop.agent());
    expect(await countNewDeviceMails(email)).toBe(2);
  });

  it('of staff says nothing of a wrong password: only the owner is to learn that it was right', async () => {
    const { person } = await shop.signIn('Admin');
    const wrong = { email: person.email, password: 'not the password' };
    await shop.agent().post('/api/v1/login').send(wrong).expect(401);
    expect(await countNewDeviceMails(person.email)).toBe(0);
  });

  it('of a shopper lists it among the devices of the account, and sends nothing', async () => {
    const { agent, person } = await shop.signIn();
    const { email, password } = person;
    await shop.agent().post('/api/v1/login').send({ email, password }).expect(200);
    expect(await countNewDeviceMails(email)).toBe(0);
    expect((await agent.get('/api/v1/me/sessions').expect(200)).body.sessions).toHaveLength(2);
  });
});
