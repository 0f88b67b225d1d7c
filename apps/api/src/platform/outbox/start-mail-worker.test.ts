import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { formatRupees } from '@e-store/shared/money';
import { trusted } from 'mongoose';
import { waitUntil } from '../../testing/wait-until.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { startScriptedSmtp } from '../../testing/start-scripted-smtp.ts';
import { startTestInbox } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

type ScriptedSmtp = Awaited<ReturnType<typeof startScriptedSmtp>>;

const ends: (() => Promise<void>)[] = [];
const finally_ = <Thing extends { stop: () => Promise<void> }>(thing: Thing): Thing => {
  ends.unshift(thing.stop);
  return thing;
};
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function order(shop: TestShop) {
  const { agent, person } = await shop.signIn();
  const product = await shop.addProduct({ name: 'Linen & Silk <Shirt>', price: 1399 });
  const begun = Date.now();
  const { body } = await agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product: product._id, quantity: 2 }]))
    .expect(201);
  return { ...body, email: person.email, tookMs: Date.now() - begun };
}

const OF_ORDER = /^Your E-Store order/;

describe('mail worker', () => {
  it('delivers the confirmation of an order, with its number and the same total', async () => {
    const inbox = finally_(await startTestInbox());
    const shop = finally_(await startTestShop({ config: { smtpUrl: inbox.smtpUrl } }));
    const placed = await order(shop);
    const mail = await inbox.waitForMail(placed.email, 1, OF_ORDER);
    expect(mail.subject).toBe(
      `Your E-Store order ${placed.number} was placed: ${formatRupees(placed.totalPrice)}`,
    );
    expect(mail.text).toContain(`Total cost: ${formatRupees(placed.totalPrice)}`);
    expect(mail.text).toContain(`http://localhost:3000/account/orderdetails/${placed._id}`);
    expect(mail.html).toContain('Linen &amp; Silk &lt;Shirt&gt;');
    await waitUntil(
      async () => (await shop.database.outboxMails.findOne({ order: placed._id }))?.state === 'sent',
    );
    const came = await inbox.listMails(placed.email);
    expect(came.filter(({ subject }) => OF_ORDER.test(subject))).toHaveLength(1);
  });

  it('lets no order wait for a mail server that is down, and delivers when it is back [G4] [T6]', async () => {
    const reserved = await startScriptedSmtp();
    const { port, smtpUrl } = reserved;
    await reserved.stop();
    const shop = finally_(await startTestShop({ config: { smtpUrl } }));
    const placed = await order(shop);
    expect(placed.tookMs).toBeLessThan(2000);
    const row = async () => shop.database.outboxMails.findOne({ order: placed._id }).lean();
    await waitUntil(async () => /ECONNREFUSED/.test((await row())?.lastError ?? ''));
    expect((await row())?.state).toBe('pending');

    const smtp = finally_(await startScriptedSmtp({ port }));
    shop.passTime(60_000);
    await waitUntil(async () => (await row())?.state === 'sent');
    expect(smtp.mails.filter((text) => !/^Subject: Welcome/m.test(text))).toHaveLength(1);
  });

  it('lets no order wait for a mail server that hangs, nor the shop’s end for it [G4] [T6]', async () => {
    const smtp = finally_(await startScriptedSmtp());
    smtp.fail('mute');
    const shop = await startTestShop({ config: { smtpUrl: smtp.smtpUrl } });
    try {
      expect((await order(shop)).tookMs).toBeLessThan(2000);
      await waitUntil(() => smtp.connections() > 0);
      expect((await order(shop)).tookMs).toBeLessThan(2000);
    } finally {
      const begun = Date.now();
      await shop.stop();
      expect(Date.now() - begun).toBeLessThan(6000);
    }
  });

  it.each([
    ['is away', (smtp: ScriptedSmtp) => smtp.stop()],
    ['says “later” to every mail', async (smtp: ScriptedSmtp) => smtp.fail('refuse')],
  ])('tries one mail now and then while the server %s, and then sends all of them', async (_, fail) => {
    const smtp = await startScriptedSmtp();
    await fail(smtp);
    const shop = finally_(await startTestShop({ config: { smtpUrl: smtp.smtpUrl } }));
    const { agent, id } = await shop.signIn();
    const mails = Array.from({ length: 20 }, () => ({
      kind: 'password-changed' as const,
      to: 'test@example.com',
      user: id,
      state: 'pending' as const,
      attempts: 0,
      dueAt: shop.now(),
      createdAt: shop.now(),
    }));
    await shop.database.outboxMails.insertMany(mails);
    shop.wakeMailWorker();
    await wait(3000);
    const tried = await shop.database.outboxMails.countDocuments({ attempts: trusted({ $gt: 0 }) });
    expect(tried).toBeLessThanOrEqual(3);
    await smtp.stop();
    smtp.fail('none');
    await smtp.resume();
    finally_(smtp);
    shop.passTime(60_000);
    await waitUntil(
      () => smtp.mails.filter((text) => /^Subject: Your E-Store password/m.test(text)).length === 20,
    );
    await agent.get('/api/v1/cart').expect(200);
  });

  it('goes on after a mail that cannot be written', async () => {
    const inbox = finally_(await startTestInbox());
    const shop = finally_(await startTestShop({ config: { smtpUrl: inbox.smtpUrl } }));
    await shop.database.outboxMails.collection.insertOne({
      kind: 'from-a-later-version',
      to: 'a@example.com',
      state: 'pending',
      attempts: 0,
      dueAt: new Date(0),
      createdAt: shop.now(),
    });
    const placed = await order(shop);
    await inbox.waitForMail(placed.email, 1, OF_ORDER);
    expect(await inbox.listMails('a@example.com')).toEqual([]);
  });
});
