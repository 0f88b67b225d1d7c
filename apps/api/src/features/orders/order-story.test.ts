import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pino from 'pino';
import { waitUntil } from '../../testing/wait-until.ts';
import { placeTestOrder } from '../../testing/placed-order.ts';
import { startTestInbox, type TestInbox } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let log = '';
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    log += String(chunk);
    done();
  },
});

let inbox: TestInbox;
let shop: TestShop;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { smtpUrl: inbox.smtpUrl }, log: pino({ level: 'info' }, stream) });
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});

const storyOf = (number: string) =>
  log
    .split('\n')
    .filter((line) => line.includes(number))
    .map((line) => JSON.parse(line) as { msg: string; kind?: string; status?: string; requestId?: string });

it('the story of an order is found in the log by its number: placed, mailed, moved, cancelled', async () => {
  const { orderId, order, agent } = await placeTestOrder(shop);
  const other = await placeTestOrder(shop);
  const number = String(order.number);
  await waitUntil(() => storyOf(number).some(({ kind }) => kind === 'order-placed'));
  const { agent: admin } = await shop.signIn('Admin');
  await admin.post(`/api/v1/admin/orders/${orderId}/move`).send({ to: 'Confirmed' }).expect(200);
  await agent.post(`/api/v1/order/${orderId}/cancel`).send({ reason: 'changed-mind' }).expect(200);
  await waitUntil(() => storyOf(number).some(({ kind }) => kind === 'order-cancelled'));
  const story = storyOf(number);
  expect(story.map(({ msg, kind, status }) => [msg, kind ?? status ?? '']).toSorted()).toEqual([
    ['mail sent', 'order-cancelled'],
    ['mail sent', 'order-placed'],
    ['order cancelled by the shopper', ''],
    ['order placed', ''],
    ['order.moved', 'Confirmed'],
  ]);
  for (const { requestId } of story.filter(({ msg }) => msg.startsWith('order')))
    expect(log).toContain(`"req":{"id":"${requestId}"`);
  expect(storyOf(String(other.order.number)).map(({ msg }) => msg)).not.toContain('order.moved');
});
