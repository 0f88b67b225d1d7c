import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestInbox, type TestInbox } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const HOUR_MS = 60 * 60 * 1000;
let inbox: TestInbox;
let shop: TestShop;
let owner: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { smtpUrl: inbox.smtpUrl } });
  owner = await shop.signIn('Admin');
  const contact = { email: 'help@estore.example', grievanceOfficer: { email: 'officer@estore.example' } };
  await shop.database.settings.updateOne({ _id: 'store' }, { $set: { contact } }, { upsert: true });
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});

let count = 0;
const someone = () => `writer-${(count += 1)}@example.com`;
const complaint = (email: string) => ({
  subject: 'complaint',
  name: 'Kabir of the free phones',
  email,
  message: 'The parcel of ES-100004 came open.',
});
async function write(body: object, by: Pick<ReturnType<TestShop['agent']>, 'post'> = shop.agent()) {
  const answer = await by.post('/api/v1/contact').send(body).expect(200);
  const { _id } = await shop.database.contactMessages.findOne({ number: answer.body.ticket }).orFail();
  return { ...answer.body, id: String(_id) } as { message: string; ticket: string; id: string };
}
const PATH = '/api/v1/admin/messages';
const read = async (id: string) => (await owner.agent.get(`${PATH}/${id}`).expect(200)).body;
const list = async (show: string) => (await owner.agent.get(PATH).query({ show }).expect(200)).body;
const say = (id: string, kind: 'answers' | 'notes', words: string) =>
  owner.agent.post(`${PATH}/${id}/${kind}`).send({ words });
const move = (id: string, state: string) => owner.agent.put(`${PATH}/${id}`).send({ state });

describe('a complaint', () => {
  it('has a number at once, by answer and by mail, and goes to the grievance officer [C6]', async () => {
    const email = someone();
    const { message, ticket } = await write(complaint(email));
    expect(ticket).toMatch(/^T-1\d{5}$/);
    expect(message).toContain(ticket);
    const receipt = await inbox.waitForMail(email);
    expect(receipt.subject).toBe(`We received your message: ticket ${ticket}`);
    expect(receipt.text).toContain('acknowledge it by Sun 22 Nov 2099');
    expect(receipt.text).toContain('resolve it by Sun 20 Dec 2099');
    expect((await inbox.waitForMail('officer@estore.example')).subject).toContain(`Complaint from`);
  });

  it('is confirmed without a word of what was typed, so that nobody says anything to strangers by it', async () => {
    const email = someone();
    await write(complaint(email));
    const { text, html } = await inbox.waitForMail(email);
    for (const typed of ['Kabir', 'free phones', 'parcel', 'ES-100004'])
      expect(`${text} ${html}`).not.toContain(typed);
  });

  it('is overdue after 48 hours without an answer, and after a month until it is closed [C6]', async () => {
    const { id } = await write(complaint(someone()));
    const { clock } = await read(id);
    const came = shop.now();
    expect(new Date(clock.acknowledgeBy).getTime() - came.getTime()).toBe(48 * HOUR_MS);
    const isOverdue = async () =>
      (await list('overdue')).messages.some((ticket: { _id: string }) => ticket._id === id);
    const at = (hours: number) => ({ createdAt: new Date(came.getTime() - hours * HOUR_MS) });
    const age = (hours: number) => shop.database.contactMessages.updateOne({ _id: id }, { $set: at(hours) });
    await age(47);
    expect(await isOverdue()).toBe(false);
    await age(49);
    expect(await isOverdue()).toBe(true);
    expect((await read(id)).clock.overdue).toBe('answer');
    await say(id, 'answers', 'We look into it.').expect(200);
    expect(await isOverdue()).toBe(false);
    await age(32 * 24);
    expect(await isOverdue()).toBe(true);
    expect((await read(id)).clock.overdue).toBe('settle');
    await move(id, 'closed').expect(200);
    expect(await isOverdue()).toBe(false);
    expect((await read(id)).clock.overdue).toBeUndefined();
  });
});

describe('a question', () => {
  it('has a number, too, and no clock', async () => {
    const { id, ticket } = await write({ name: 'Asha', email: someone(), message: 'Does the M run small?' });
    const read_ = await read(id);
    expect(read_).toMatchObject({ number: ticket, subject: 'question', state: 'open' });
    expect(read_.clock).toBeUndefined();
  });
});

describe('staff', () => {
  it('answer by mail, and what was answered stays with the ticket and in the trail [C6]', async () => {
    const email = someone();
    const { id, ticket } = await write(complaint(email));
    await inbox.waitForMail(email);
    await say(id, 'notes', 'Ask the courier.').expect(200);
    const { body } = await say(id, 'answers', 'A new one leaves today.\n<b>Sorry</b>').expect(200);
    expect(body).toMatchObject({
      state: 'answered',
      answers: [{ words: 'A new one leaves today.\n<b>Sorry</b>', by: { name: expect.any(String) } }],
      notes: [{ words: 'Ask the courier.' }],
    });
    const mail = await inbox.waitForMail(email, 2);
    expect(mail.text).toContain('A new one leaves today.');
    expect(mail.html).toContain('&lt;b&gt;Sorry&lt;/b&gt;');
    expect(mail.text).not.toContain('Ask the courier.');
    const { body: trail } = await owner.agent.get(`/api/v1/admin/audit?kind=ticket&id=${id}`).expect(200);
    expect(trail.entries.map(({ what }: { what: string }) => what)).toEqual([
      'ticket.answered',
      'ticket.noted',
    ]);
    expect(JSON.stringify(trail.entries)).not.toMatch(/courier|leaves today|writer-/);
    expect(trail.entries[0].subject.label).toBe(ticket);
  });

  it('get a warning before they send a second answer to a ticket that a colleague has just answered', async () => {
    const email = someone();
    const { id } = await write(complaint(email));
    const answer = (words: string, answersSeen: number) =>
      owner.agent.post(`${PATH}/${id}/answers`).send({ words, answersSeen });
    await answer('A new one leaves today.', 0).expect(200);
    const { body } = await answer('We refund it.', 0).expect(409);
    expect(body.message).toMatch(/answered this message in the meantime/);
    await answer('We refund it, too.', 1).expect(200);
    expect((await read(id)).answers).toHaveLength(2);
  });

  it('close it, of which a mail tells, once, and open it again as far as it was', async () => {
    const email = someone();
    const { id, ticket } = await write(complaint(email));
    await say(id, 'answers', 'Done.').expect(200);
    await move(id, 'closed').expect(200);
    expect((await move(id, 'closed').expect(200)).body.state).toBe('closed');
    const closed = { kind: 'ticket-closed' as const, to: email };
    expect(await shop.database.outboxMails.countDocuments(closed)).toBe(1);
    const mail = await inbox.waitForMail(email, 1, /was closed/);
    expect(mail.subject).toBe(`Ticket ${ticket} was closed`);
    expect((await move(id, 'open').expect(200)).body).toMatchObject({ state: 'answered' });
    expect((await read(id)).closedAt).toBeUndefined();
  });

  it('find each by its state, with how many there are', async () => {
    const { counts, total } = await list('all');
    expect(counts.open + counts.answered + counts.closed).toBe(total);
    for (const show of ['open', 'answered', 'closed'] as const) {
      const { messages, total: found } = await list(show);
      expect(found).toBe(counts[show]);
      expect(messages.every(({ state }: { state: string }) => state === show)).toBe(true);
    }
  });

  it('are told when it is gone', async () => {
    await say('a'.repeat(24), 'answers', 'To nobody.').expect(404);
    await move('a'.repeat(24), 'closed').expect(404);
  });
});

describe('who wrote while signed in', () => {
  it('sees it with the answers, without notes and names, and nobody else’s', async () => {
    const [asha, other] = [await shop.signIn(), await shop.signIn()];
    const { id, ticket } = await write(complaint(asha.person.email), asha.agent);
    await write(complaint(asha.person.email));
    await say(id, 'answers', 'On its way.').expect(200);
    await say(id, 'notes', 'Known for this.').expect(200);
    const { body } = await asha.agent.get('/api/v1/me/tickets').expect(200);
    expect(body.tickets).toMatchObject([
      { number: ticket, state: 'answered', answers: [{ words: 'On its way.' }] },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Known for this|"by"|"name"/);
    expect((await other.agent.get('/api/v1/me/tickets').expect(200)).body.tickets).toEqual([]);
    const { body: exportedData } = await asha.agent.get('/api/v1/me/export').expect(200);
    expect(exportedData.contactMessages).toMatchObject([
      { number: ticket, answers: [{ words: 'On its way.' }] },
    ]);
    const { password } = asha.person;
    await asha.agent.post('/api/v1/me/erase').send({ password }).expect(200);
    await owner.agent.get(`${PATH}/${id}`).expect(404);
  });
});

describe('receipts', () => {
  it('reach one address five times an hour; the messages still arrive', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    try {
      const contact = { email: 'help@estore.example' };
      await limited.database.settings.updateOne({ _id: 'store' }, { $set: { contact } }, { upsert: true });
      const email = someone();
      const send = (address: string) =>
        limited
          .request()
          .post('/api/v1/contact')
          .set({ 'X-Forwarded-For': address, 'X-Internal-Secret': limited.config.internalSecret })
          .send(complaint(email));
      for (let time = 0; time < 7; time += 1) await send(`203.0.113.${time}`).expect(200);
      const sent = (kind: 'ticket-received' | 'contact-message') =>
        limited.database.outboxMails.countDocuments({ kind });
      expect([await sent('ticket-received'), await sent('contact-message')]).toEqual([5, 7]);
    } finally {
      await limited.stop();
    }
  });
});
