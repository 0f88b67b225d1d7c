import { mails, migrations } from '../../app/features.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { openDatabase } from '../../app/open-database.ts';
import type { Database } from '../database/database.ts';
import { runMigrations } from '../database/migrations/run-migrations.ts';
import { TEST_NOW, testConfig } from '../../testing/start-test-shop.ts';
import { queueMail } from './queue-mail.ts';
import { sendDueMail } from './send-due-mail.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase(testConfig().mongodbUri);
  await runMigrations(database.connection, migrations);
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.connection.close();
});

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
let now: Date;
const clock = () => now;
const passTime = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let sent: string[];
const send = async ({ to }: { to: string }) => void sent.push(to);
const fail = async () => {
  throw new Error('451 come again');
};
beforeEach(async () => {
  now = TEST_NOW;
  sent = [];
  await database.outboxMails.deleteMany();
});

const queue = (to: string, at = now) =>
  queueMail(database, { kind: 'password-reset', to, user: new Types.ObjectId() }, at);
const only = () => database.outboxMails.findOne().orFail().lean();

describe('the outbox', () => {
  it('is sent one by one, what is due longest first, each once', async () => {
    await queue('second@example.com');
    await queue('first@example.com', new Date(now.getTime() - SECOND));
    expect(await sendDueMail({ database, mails }, send, clock)).toBe('sent');
    expect(await sendDueMail({ database, mails }, send, clock)).toBe('sent');
    expect(await sendDueMail({ database, mails }, send, clock)).toBeUndefined();
    expect(sent).toEqual(['first@example.com', 'second@example.com']);
  });

  it('sends resets and account mails before orders, and orders before what goes to many, behind any backlog', async () => {
    const order = { kind: 'order-placed', user: new Types.ObjectId(), order: new Types.ObjectId() } as const;
    const early = new Date(now.getTime() - 60 * SECOND);
    await queueMail(database, { kind: 'back-in-stock', to: 'many@example.com' }, early);
    for (let n = 0; n < 300; n += 1)
      await queueMail(database, { ...order, to: `order-${n}` }, new Date(early.getTime() + n));
    const later = (seconds: number) => new Date(early.getTime() + seconds * SECOND);
    await queueMail(database, { kind: 'new-device', to: 'new-device' }, later(1));
    await queueMail(database, { kind: 'email-proof', to: 'email-proof' }, later(2));
    await queueMail(database, { kind: 'newsletter-confirm', to: 'newsletter' }, later(3));
    await queue('reset');
    for (let n = 0; n < 305; n += 1) await sendDueMail({ database, mails }, send, clock);
    expect(sent.slice(0, 5)).toEqual(['new-device', 'email-proof', 'newsletter', 'reset', 'order-0']);
    expect(sent).toHaveLength(305);
    expect(sent.at(-1)).toBe('many@example.com');
  });

  it('passes an urgent mail that waits for its next try', async () => {
    await queue('reset');
    await sendDueMail({ database, mails }, fail, clock);
    await queueMail(database, { kind: 'order-placed', to: 'order' }, now);
    expect(await sendDueMail({ database, mails }, send, clock)).toBe('sent');
    expect(sent).toEqual(['order']);
  });

  it('notes what was sent, and when', async () => {
    await queue('a@example.com');
    await sendDueMail({ database, mails }, send, clock);
    expect(await only()).toMatchObject({ state: 'sent', sentAt: now, attempts: 1 });
  });

  it('is left alone until mail is due', async () => {
    await queue('later@example.com', new Date(now.getTime() + 1));
    expect(await sendDueMail({ database, mails }, send, clock)).toBeUndefined();
    passTime(1);
    expect(await sendDueMail({ database, mails }, send, clock)).toBe('sent');
  });

  it('is tried again after 5, 10, 20 … seconds, at most half a minute, with the reason noted', async () => {
    await queue('a@example.com');
    for (const wait of [5, 10, 20, 30, 30, 30]) {
      expect(await sendDueMail({ database, mails }, fail, clock)).toBe('failed');
      const mail = await only();
      expect((mail.dueAt.getTime() - now.getTime()) / SECOND).toBe(wait);
      expect(mail).toMatchObject({ state: 'pending', lastError: '451 come again' });
      passTime(wait * SECOND - 1);
      expect(await sendDueMail({ database, mails }, fail, clock)).toBeUndefined();
      passTime(1);
    }
    await sendDueMail({ database, mails }, send, clock);
    const mail = await only();
    expect(mail).toMatchObject({ state: 'sent', attempts: 7 });
    expect(mail).not.toHaveProperty('lastError');
  });

  it('is tried after 15, 30, 60 … minutes, at most four hours, when the server refuses it for good', async () => {
    await queue('nobody@example.com');
    const refuse = async () => {
      throw Object.assign(new Error('550 No such mailbox'), { responseCode: 550 });
    };
    for (const minutes of [15, 30, 60, 120, 240, 240]) {
      expect(await sendDueMail({ database, mails }, refuse, clock)).toBe('failed');
      const { dueAt } = await only();
      expect((dueAt.getTime() - now.getTime()) / SECOND).toBe(minutes * 60);
      passTime(minutes * 60 * SECOND);
    }
    while ((await only()).state === 'pending') {
      await sendDueMail({ database, mails }, refuse, clock);
      passTime(4 * 60 * 60 * SECOND);
    }
    expect((await only()).attempts).toBeLessThan(12);
  });

  it.each([
    ['the shop’s own password is refused', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
    ['the server takes no mail at present', { code: 'EENVELOPE', responseCode: 451, command: 'MAIL FROM' }],
    ['the server has no room', { code: 'EMESSAGE', responseCode: 452, command: 'DATA' }],
  ])('spares the other mails and is tried again soon when %s', async (_, answer) => {
    await queue('a@example.com');
    const refuse = () => Promise.reject(Object.assign(new Error('refused'), answer));
    expect(await sendDueMail({ database, mails }, refuse, clock)).toBe('away');
    expect(((await only()).dueAt.getTime() - now.getTime()) / SECOND).toBe(5);
  });

  it('lets the other mails go when only its recipient is asked to wait', async () => {
    await queue('full@example.com');
    const answer = { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' };
    const refuse = () => Promise.reject(Object.assign(new Error('452 mailbox full'), answer));
    expect(await sendDueMail({ database, mails }, refuse, clock)).toBe('failed');
  });

  it('gives a mail up after a day, visibly, and not before [T6]', async () => {
    await queue('a@example.com');
    await sendDueMail({ database, mails }, fail, clock);
    passTime(DAY);
    await sendDueMail({ database, mails }, fail, clock);
    expect(await only()).toMatchObject({ state: 'pending' });
    passTime(30 * SECOND);
    await sendDueMail({ database, mails }, fail, clock);
    expect(await only()).toMatchObject({ state: 'dead', lastError: '451 come again' });
    passTime(DAY);
    expect(await sendDueMail({ database, mails }, send, clock)).toBeUndefined();
  });

  it('tries a mail for a whole day, however long nobody could try it before [T6]', async () => {
    await queue('a@example.com');
    passTime(3 * DAY);
    await sendDueMail({ database, mails }, fail, clock);
    passTime(DAY);
    await sendDueMail({ database, mails }, fail, clock);
    expect(await only()).toMatchObject({ state: 'pending', attempts: 2 });
    passTime(30 * SECOND);
    await sendDueMail({ database, mails }, fail, clock);
    expect(await only()).toMatchObject({ state: 'dead' });
  });

  it('lets one failing mail hold up no other', async () => {
    await queue('bad@example.com');
    await queue('good@example.com');
    const choosy = async (mail: { to: string }) => (mail.to.startsWith('bad') ? fail() : send(mail));
    while (await sendDueMail({ database, mails }, choosy, clock));
    expect(sent).toEqual(['good@example.com']);
  });

  it('gives each mail to one of several workers', async () => {
    for (let number = 0; number < 10; number += 1) await queue(`${number}@example.com`);
    const work = async () => {
      while (await sendDueMail({ database, mails }, send, clock));
    };
    await Promise.all([work(), work(), work()]);
    expect(sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, number) => `${number}@example.com`));
  });

  it('leaves a mail to the worker that has it, for a minute; a worker that died loses it to the next [T6]', async () => {
    await queue('a@example.com');
    const { _id } = await only();
    const ids: string[] = [];
    let begun = () => {};
    const begins = new Promise<void>((resolve) => (begun = resolve));
    void sendDueMail(
      { database, mails },
      (mail) => {
        ids.push(String(mail._id));
        begun();
        return new Promise(() => {});
      },
      clock,
    );
    await begins;
    passTime(60 * SECOND - 1);
    expect(await sendDueMail({ database, mails }, send, clock)).toBeUndefined();
    passTime(1);
    const again = async (mail: { _id: Types.ObjectId }) => void ids.push(String(mail._id));
    expect(await sendDueMail({ database, mails }, again, clock)).toBe('sent');
    expect(ids).toEqual([String(_id), String(_id)]);
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 });
  });
});
