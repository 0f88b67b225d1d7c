import { invariants, mails } from '../../../app/features.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sendDueMail } from '../../../platform/outbox/send-due-mail.ts';
import { DELIVERED, placeTestOrder, requestTestReturn, advanceOrder } from '../../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  admin = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

type Agent = typeof admin.agent;
const at = (id: string, rest = '') => `/api/v1/admin/orders/${id}${rest}`;
const stockOf = async (id: unknown) => (await shop.database.products.findById(id).orFail().lean()).stock;
const read = async (id: string) => (await admin.agent.get(at(id)).expect(200)).body;
const record = (id: string) => shop.database.orders.findById(id).orFail().lean();
const mailsOf = (order: string, kind: string) =>
  shop.database.outboxMails
    .find({ order, kind: kind as 'order-shipped' })
    .sort({ _id: 1 })
    .lean();

async function move(id: string, body: object, agent: Agent = admin.agent): Promise<string> {
  const answer = await agent.post(at(id, '/move')).send(body).expect(200);
  return answer.body.undo.move;
}
async function undo(id: string, moved: string, agent: Agent = admin.agent) {
  const { body } = await agent
    .post(at('moves', '/undo'))
    .send({ moves: [{ id, move: moved }] })
    .expect(200);
  return body.results[0] as { done: boolean; message?: string; orderStatus?: string };
}
const correct = (
  id: string,
  from: string,
  reason = 'Booked for the wrong order.',
  agent: Agent = admin.agent,
) => agent.post(at(id, '/correction')).send({ from, reason });

async function expectTrueBooks() {
  for (const { id, check } of invariants)
    expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
}

describe('the undo of a move', () => {
  it('is offered to those who read the order until it would be refused', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed');
    expect(await read(orderId)).toHaveProperty('undo');
    shop.passTime(60_000);
    expect(await read(orderId)).not.toHaveProperty('undo');
  });

  it('brings the order, its cash and its figures back exactly, and keeps both steps for staff', async () => {
    const { orderId, agent, id: customer } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, ...DELIVERED.slice(0, -1));
    const { lastMove: _before, ...before } = await record(orderId);
    const readStats = () => shop.database.users.findById(customer, { figures: 1 }).orFail().lean();
    const statsBefore = await readStats();
    const moved = await move(orderId, { to: 'Delivered' });
    expect(await undo(orderId, moved)).toMatchObject({ done: true, orderStatus: 'Out for delivery' });
    const { corrections, ...after } = await record(orderId);
    expect(after).toEqual(before);
    expect(await readStats()).toEqual(statsBefore);
    expect(corrections).toMatchObject([
      { kind: 'undo', to: 'Out for delivery', withdrawn: { status: 'Delivered' } },
    ]);
    const { timeline, order } = await read(orderId);
    expect(order.paymentInfo.status).toBe('pending');
    expect(timeline.slice(0, 2)).toMatchObject([
      { kind: 'undo', status: 'Delivered' },
      { kind: 'status', status: 'Delivered' },
    ]);
    const seen = (await agent.get(`/api/v1/admin/order/${orderId}`).expect(200)).body;
    expect(seen.history.map(({ status }: { status: string }) => status)).not.toContain('Delivered');
    await expectTrueBooks();
  });

  it('withdraws the mail of a shipped order before it leaves, and brings the tracking back', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    await admin.agent
      .put(at(orderId, '/tracking'))
      .send({ courier: 'Parcel One', number: '1490' })
      .expect(200);
    const moved = await move(orderId, {
      to: 'Shipped',
      tracking: { courier: 'Fleet Post', number: 'FP 77 88' },
    });
    const [mail] = await mailsOf(orderId, 'order-shipped');
    expect(mail?.dueAt).toEqual(new Date(shop.now().getTime() + 10_000));
    expect(await undo(orderId, moved)).toMatchObject({ done: true });
    expect((await mailsOf(orderId, 'order-shipped')).map(({ state }) => state)).toEqual(['withdrawn']);
    expect((await read(orderId)).order.tracking).toEqual({ courier: 'Parcel One', number: '1490' });
    const found = async (search: string) =>
      (await admin.agent.get('/api/v1/admin/orders').query({ search }).expect(200)).body.total;
    expect([await found('FP7788'), await found('1490')]).toEqual([0, 1]);
    await expectTrueBooks();
  });

  it('leaves a tracking number alone that was entered after the move', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    const moved = await move(orderId, { to: 'Shipped', tracking: { courier: 'Fleet Post', number: 'FP-1' } });
    await admin.agent
      .put(at(orderId, '/tracking'))
      .send({ courier: 'Parcel Two', number: 'BD-22' })
      .expect(200);
    expect(await undo(orderId, moved)).toMatchObject({ done: true });
    expect((await read(orderId)).order.tracking).toEqual({ courier: 'Parcel Two', number: 'BD-22' });
  });

  it('reserves the items of a cancelled order again, with its promo code, and it can be cancelled once more', async () => {
    const { code } = await shop.addPromoCode();
    const { orderId, shirt, id: customer } = await placeTestOrder(shop, {}, { promoCode: code });
    const used = async () => [
      (await shop.database.promoCodes.findOne({ code }).orFail().lean()).used,
      (await shop.database.promoUses.findOne({ code, user: customer }).orFail().lean()).count,
    ];
    for (const round of [1, 2]) {
      const moved = await move(orderId, { to: 'Cancelled', reason: 'not-reachable' });
      expect({ round, stock: await stockOf(shirt._id), used: await used() }).toEqual({
        round,
        stock: 5,
        used: [0, 0],
      });
      await expectTrueBooks();
      expect(await undo(orderId, moved)).toMatchObject({ done: true, orderStatus: 'Processing' });
      expect({ round, stock: await stockOf(shirt._id), used: await used() }).toEqual({
        round,
        stock: 3,
        used: [1, 1],
      });
      await expectTrueBooks();
    }
    const after = await record(orderId);
    expect(after.cancellation).toBeUndefined();
    expect(after.promoGivenBack).toBeUndefined();
    expect(await mailsOf(orderId, 'order-cancelled')).toHaveLength(2);
  });

  it('takes out of stock again only what came back, and writes nothing else off', async () => {
    const { orderId, shirt, jeans } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed', 'Shipped', 'Delivery failed');
    const moved = await move(orderId, { to: 'Returned to shop', restocked: [1, 0] });
    expect([await stockOf(shirt._id), await stockOf(jeans._id)]).toEqual([4, 2]);
    expect(await undo(orderId, moved)).toMatchObject({ done: true, orderStatus: 'Delivery failed' });
    expect([await stockOf(shirt._id), await stockOf(jeans._id)]).toEqual([3, 2]);
    expect((await record(orderId)).takenBack).toBeUndefined();
    await move(orderId, { to: 'Returned to shop', restocked: [2, 1] });
    expect([await stockOf(shirt._id), await stockOf(jeans._id)]).toEqual([5, 3]);
    await expectTrueBooks();
  });

  it('is refused when the items were sold meanwhile, and changes nothing', async () => {
    const { orderId, shirt } = await placeTestOrder(shop);
    const moved = await move(orderId, { to: 'Cancelled', reason: 'other' });
    await shop.database.connection.transaction(async (session) => {
      await shop.database.products.updateOne(
        { _id: shirt._id },
        { $set: { stock: 1, 'sizes.0.stock': 1 } },
        { session },
      );
      const sold = {
        product: shirt._id,
        size: 'M',
        delta: -4,
        reason: 'adjustment' as const,
        at: shop.now(),
      };
      await shop.database.stockMovements.create([sold], { session });
    });
    const answer = await undo(orderId, moved);
    expect(answer).toMatchObject({ done: false, orderStatus: 'Cancelled' });
    expect(answer.message).toBe(
      `No longer in stock: ${shirt.name}, M × 2. Add stock first, or ask the customer to order again.`,
    );
    expect((await mailsOf(orderId, 'order-cancelled')).map(({ state }) => state)).toEqual(['pending']);
    await expectTrueBooks();
  });

  it('counts once, however often and however many at once it is sent', async () => {
    const { orderId, shirt } = await placeTestOrder(shop);
    const moved = await move(orderId, { to: 'Cancelled', reason: 'other' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(orderId, moved)));
    expect(answers.map(({ done }) => done)).toEqual([true, true, true, true, true]);
    expect(await undo(orderId, moved)).toMatchObject({ done: true, orderStatus: 'Processing' });
    expect(await stockOf(shirt._id)).toBe(3);
    expect((await record(orderId)).corrections).toHaveLength(1);
    await expectTrueBooks();
  });

  it('is for the latest move alone, by its maker, within 15 seconds', async () => {
    const other = await shop.signIn('Packer');
    const { orderId } = await placeTestOrder(shop);
    const first = await move(orderId, { to: 'Confirmed' });
    expect(await undo(orderId, first, other.agent)).toMatchObject({
      done: false,
      message: 'Only the person who took this step can undo it.',
    });
    const second = await move(orderId, { to: 'Packed' });
    expect(await undo(orderId, first)).toMatchObject({
      done: false,
      message: 'The order was changed after this step, so it can no longer be undone.',
    });
    shop.passTime(15_001);
    expect(await undo(orderId, second)).toMatchObject({
      done: false,
      message: 'A step can be undone for 10 seconds. After that an Admin can correct the order.',
    });
    expect((await read(orderId)).order.orderStatus).toBe('Packed');
  });

  it('is refused once a worker has tried to send the mail', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    const moved = await move(orderId, { to: 'Shipped' });
    const later = () => new Date(shop.now().getTime() + 10_000);
    const refuse = () => Promise.reject(new Error('the mail server is away'));
    while (await sendDueMail({ database: shop.database, mails }, refuse, later)); // oxlint-disable-line no-await-in-loop, no-empty
    expect(await undo(orderId, moved)).toMatchObject({
      done: false,
      message: 'The customer has already been emailed about this step. An Admin can correct the order.',
    });
    expect((await mailsOf(orderId, 'order-shipped')).map(({ state }) => state)).toEqual(['pending']);
  });

  it('undoes many moves of one bulk step, each on its own', async () => {
    const placed = [await placeTestOrder(shop), await placeTestOrder(shop)];
    const ids = placed.map(({ orderId }) => orderId);
    const { body } = await admin.agent.post(at('moves')).send({ ids, to: 'Confirmed' }).expect(200);
    const moves = body.results.map(({ id, move: moved }: { id: string; move: string }) => ({
      id,
      move: moved,
    }));
    await advanceOrder(admin.agent, ids[1]!, 'Packed');
    const { results } = (await admin.agent.post(at('moves', '/undo')).send({ moves }).expect(200)).body;
    expect(
      results.map(({ done, orderStatus }: { done: boolean; orderStatus: string }) => [done, orderStatus]),
    ).toEqual([
      [true, 'Processing'],
      [false, 'Packed'],
    ]);
  });
});

describe('a correction by an Admin', () => {
  it('sets a delivered order back days later: the cash is pending again, the audit trail has both states', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, ...DELIVERED);
    shop.passTime(3 * 24 * 60 * 60_000);
    admin = await shop.signIn('Admin');
    expect((await read(orderId)).correctableTo).toBe('Out for delivery');
    const { body } = await correct(orderId, 'Delivered', 'The courier still has it.').expect(200);
    expect(body.order).toMatchObject({ orderStatus: 'Out for delivery', paymentInfo: { status: 'pending' } });
    expect(body.order.returnUntil).toBeUndefined();
    expect(body.timeline[0]).toMatchObject({
      kind: 'correction',
      status: 'Delivered',
      text: 'The courier still has it.',
    });
    const { entries } = (await admin.agent.get('/api/v1/admin/audit').query({ kind: 'order', id: orderId }))
      .body;
    expect(entries[0]).toMatchObject({
      what: 'order.corrected',
      before: { orderStatus: 'Delivered', paymentStatus: 'collected' },
      after: {
        orderStatus: 'Out for delivery',
        paymentStatus: 'pending',
        reason: 'The courier still has it.',
      },
    });
    await expectTrueBooks();
    await advanceOrder(admin.agent, orderId, 'Delivered');
    await expectTrueBooks();
  });

  it('counts once when it is sent twice or by two at once', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, ...DELIVERED);
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct(orderId, 'Delivered')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const late = await correct(orderId, 'Delivered').expect(409);
    expect(late.body.message).toBe('The order status is now “Out for delivery”. Check it and try again.');
    await expectTrueBooks();
  });

  it('is for Admins alone, and asks for a reason', async () => {
    const { orderId } = await placeTestOrder(shop);
    const packer = await shop.signIn('Packer');
    await advanceOrder(packer.agent, orderId, 'Confirmed');
    await correct(orderId, 'Confirmed', 'Mistake.', packer.agent).expect(403);
    expect((await packer.agent.get(at(orderId))).body).not.toHaveProperty('correctableTo');
    expect((await correct(orderId, 'Confirmed', ' ').expect(400)).body.fields).toEqual({
      reason: 'Enter a reason.',
    });
    await correct(orderId, 'Confirmed').expect(200);
    expect((await read(orderId)).order.orderStatus).toBe('Processing');
    const { message } = (await correct(orderId, 'Processing').expect(409)).body;
    expect(message).toBe('An order with the status “Processing” cannot be moved back.');
  });

  it('tells a customer who was told of the cancellation that the order is active again', async () => {
    const { orderId, agent, shirt } = await placeTestOrder(shop);
    await agent.post(`/api/v1/order/${orderId}/cancel`).send({ reason: 'ordered-by-mistake' }).expect(200);
    const [cancellationMail] = await mailsOf(orderId, 'order-cancelled');
    await shop.database.outboxMails.updateOne({ _id: cancellationMail!._id }, { $set: { state: 'sent' } });
    await correct(orderId, 'Cancelled', 'Cancelled the wrong one, she called.').expect(200);
    expect(await mailsOf(orderId, 'order-reinstated')).toHaveLength(1);
    expect(await stockOf(shirt._id)).toBe(3);
    await expectTrueBooks();
  });

  it.each([
    [['Confirmed'], 'cancel it on the order page.'],
    [['Confirmed', 'Packed'], 'contact us: http'],
  ] as const)('offers the customer of an order after %j only what is possible', async (steps, offer) => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, ...steps);
    await move(orderId, { to: 'Cancelled', reason: 'other' });
    await shop.database.outboxMails.updateMany({ order: orderId }, { $set: { state: 'sent' } });
    await correct(orderId, 'Cancelled').expect(200);
    const [mail] = await mailsOf(orderId, 'order-reinstated');
    const written = await mails['order-reinstated'].write(mail!, shop);
    expect(written?.text).toContain(`If you no longer want the order, ${offer}`);
  });

  it('says nothing to a customer who was not told', async () => {
    const { orderId } = await placeTestOrder(shop);
    await move(orderId, { to: 'Cancelled', reason: 'other' });
    await correct(orderId, 'Cancelled').expect(200);
    expect(await mailsOf(orderId, 'order-reinstated')).toEqual([]);
    expect((await mailsOf(orderId, 'order-cancelled')).map(({ state }) => state)).toEqual(['withdrawn']);
    await expectTrueBooks();
  });

  it('leaves returns, reviewed orders and those of erased accounts as they are', async () => {
    const asked = await requestTestReturn(shop);
    await correct(asked.orderId, 'Return requested').expect(409);

    const reviewed = await placeTestOrder(shop);
    await advanceOrder(admin.agent, reviewed.orderId, ...DELIVERED);
    const words = 'Fits well and washes well.';
    await reviewed.agent
      .post(`/api/v1/product/${String(reviewed.shirt._id)}/reviews`)
      .send({ stars: 5, words })
      .expect(201);
    expect((await correct(reviewed.orderId, 'Delivered').expect(409)).body.message).toBe(
      'The customer has already reviewed an item of this order, so it was delivered.',
    );

    const erased = await placeTestOrder(shop);
    await advanceOrder(admin.agent, erased.orderId, ...DELIVERED);
    await shop.database.orders.updateOne({ _id: erased.orderId }, { $set: { erasedAt: shop.now() } });
    expect((await correct(erased.orderId, 'Delivered').expect(409)).body.message).toBe(
      'The account of this customer was deleted. The order can no longer be changed.',
    );
    await expectTrueBooks();
  });
});
