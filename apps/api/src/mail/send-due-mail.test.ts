import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { type Database, openDatabase } from '../database.ts';
import { runMigrations } from '../migrations/run-migrations.ts';
import { TEST_NOW, testConfig } from '../testing/start-test-shop.ts';
import { queueMail } from './queue-mail.ts';
import { sendDueMail } from './send-due-mail.ts';

/** A database with no worker on it, so that nobody but the test sends. */
let database: Database;
beforeAll(async () => {
  database = openDatabase(testConfig().mongodbUri);
  await runMigrations(database.connection);
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
    expect(await sendDueMail(database, send, clock)).toBe(true);
    expect(await sendDueMail(database, send, clock)).toBe(true);
    expect(await sendDueMail(database, send, clock)).toBe(false);
    expect(sent).toEqual(['first@example.com', 'second@example.com']);
  });

  it('notes what was sent, and when', async () => {
    await queue('a@example.com');
    await sendDueMail(database, send, clock);
    expect(await only()).toMatchObject({ state: 'sent', sentAt: now, attempts: 1 });
  });

  it('is left alone until mail is due', async () => {
    await queue('later@example.com', new Date(now.getTime() + 1));
    expect(await sendDueMail(database, send, clock)).toBe(false);
    passTime(1);
    expect(await sendDueMail(database, send, clock)).toBe(true);
  });

  it('is tried again after 5, 10, 20 … seconds, at most half a minute, with the reason noted', async () => {
    await queue('a@example.com');
    for (const wait of [5, 10, 20, 30, 30, 30]) {
      expect(await sendDueMail(database, fail, clock)).toBe(true);
      const mail = await only();
      expect((mail.dueAt.getTime() - now.getTime()) / SECOND).toBe(wait);
      expect(mail).toMatchObject({ state: 'pending', lastError: '451 come again' });
      passTime(wait * SECOND - 1);
      expect(await sendDueMail(database, fail, clock)).toBe(false);
      passTime(1);
    }
    await sendDueMail(database, send, clock);
    const mail = await only();
    expect(mail).toMatchObject({ state: 'sent', attempts: 7 });
    expect(mail).not.toHaveProperty('lastError');
  });

  it('gives a mail up after a day, visibly, and not before', async () => {
    await queue('a@example.com');
    passTime(DAY);
    await sendDueMail(database, fail, clock);
    expect(await only()).toMatchObject({ state: 'pending' });
    passTime(30 * SECOND);
    await sendDueMail(database, fail, clock);
    expect(await only()).toMatchObject({ state: 'dead', lastError: '451 come again' });
    passTime(DAY);
    expect(await sendDueMail(database, send, clock)).toBe(false);
  });

  it('lets one failing mail hold up no other', async () => {
    await queue('bad@example.com');
    await queue('good@example.com');
    const choosy = async (mail: { to: string }) => (mail.to.startsWith('bad') ? fail() : send(mail));
    while (await sendDueMail(database, choosy, clock));
    expect(sent).toEqual(['good@example.com']);
  });

  it('gives each mail to one of several workers', async () => {
    for (let number = 0; number < 10; number += 1) await queue(`${number}@example.com`);
    const work = async () => {
      while (await sendDueMail(database, send, clock));
    };
    await Promise.all([work(), work(), work()]);
    expect(sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, number) => `${number}@example.com`));
  });

  it('leaves a mail to the worker that has it, for a minute; a worker that died loses it to the next', async () => {
    await queue('a@example.com');
    const { _id } = await only();
    const ids: string[] = [];
    let begun = () => {};
    const begins = new Promise<void>((resolve) => (begun = resolve));
    // Sent, and dead before it could be noted.
    void sendDueMail(
      database,
      (mail) => {
        ids.push(String(mail._id));
        begun();
        return new Promise(() => {});
      },
      clock,
    );
    await begins;
    passTime(60 * SECOND - 1);
    expect(await sendDueMail(database, send, clock)).toBe(false);
    passTime(1);
    const again = async (mail: { _id: Types.ObjectId }) => void ids.push(String(mail._id));
    expect(await sendDueMail(database, again, clock)).toBe(true);
    expect(ids).toEqual([String(_id), String(_id)]); // the id is the Message-ID
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 });
  });
});
