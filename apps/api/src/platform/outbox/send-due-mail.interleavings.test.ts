import { mails } from '../../app/features.ts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { Types } from 'mongoose';
import { scheduleDatabase } from '../../testing/schedule-database.ts';
import { checkInterleavings } from '../../testing/check-interleavings.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { TEST_NOW } from '../../testing/start-test-shop.ts';
import { queueMail } from './queue-mail.ts';
import { type SendMail, sendDueMail } from './send-due-mail.ts';

const LEASE_MS = 60_000;

let test: TestDatabase;
let order: ReturnType<typeof scheduleDatabase>;
beforeAll(async () => {
  test = await startTestDatabase();
  order = scheduleDatabase(test.database);
});
afterAll(() => test.stop());

const Story = fc.array(
  fc.oneof(
    fc.record({ worker: fc.constant('looks' as const), fails: fc.boolean() }),
    fc.record({ passes: fc.constantFrom(6_000, 31_000, 61_000) }),
  ),
  { minLength: 2, maxLength: 8 },
);

it('workers send no mail again that was sent, nor one that another is sending in its time, and each in the end, whatever comes first [T15]', async () => {
  await checkInterleavings(
    fc.tuple(Story, fc.integer({ min: 1, max: 2 })),
    async (scheduler, [story, count]) => {
      const { outboxMails } = test.database;
      await outboxMails.deleteMany();
      for (let mail = 0; mail < count; mail += 1)
        await queueMail(
          test.database,
          { kind: 'password-reset', to: `${mail}@example.com`, user: new Types.ObjectId() },
          TEST_NOW,
        );
      let now = TEST_NOW.getTime();
      const clock = () => new Date(now);
      const breaches: string[] = [];
      const sent = new Set<string>();
      const sending: { to: string; since: number }[] = [];
      const look = async (fails: boolean) => {
        const since = now;
        const known = new Set(sent);
        let delivered: string | undefined;
        const send: SendMail = async ({ to }) => {
          if (known.has(to)) breaches.push(`${to} was sent again`);
          if (
            sending.some((other) => other.to === to && other.since <= since && since < other.since + LEASE_MS)
          )
            breaches.push(`${to} was taken from who is sending it`);
          const own = { to, since };
          sending.push(own);
          await scheduler.schedule(Promise.resolve(), `the mail server answers about ${to}`);
          sending.splice(sending.indexOf(own), 1);
          if (fails) throw new Error('451 come again');
          delivered = to;
        };
        await sendDueMail({ database: order.database, mails }, send, clock);
        if (delivered) sent.add(delivered);
      };
      await order.runScheduled(scheduler, () =>
        Promise.all(
          story.map(async (one, index) => {
            await scheduler.schedule(
              Promise.resolve(),
              'passes' in one ? `${one.passes} ms` : `worker ${index}`,
            );
            if ('passes' in one) now += one.passes;
            else await look(one.fails);
          }),
        ),
      );
      for (let left = 0; left < count; left += 1) {
        now += LEASE_MS;
        await order.runScheduled(scheduler, () => look(false));
      }
      expect(breaches).toEqual([]);
      expect(await outboxMails.countDocuments({ state: 'sent' })).toBe(count);
    },
  );
});
