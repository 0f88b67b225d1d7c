import { invariants } from '../../../app/features.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { shippingInfo } from '../../../testing/order-payload.ts';
import { DELIVERED, placeTestOrder, requestTestReturn, advanceOrder } from '../../../testing/placed-order.ts';
import { startTestInbox, type TestInbox } from '../../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let inbox: TestInbox;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { smtpUrl: inbox.smtpUrl } });
});
beforeEach(async () => {
  admin = await shop.signIn('Admin');
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});
const at = (id: string, rest = '') => `/api/v1/admin/orders/${id}${rest}`;
const stockOf = async (id: unknown) => (await shop.database.products.findById(id).orFail().lean()).stock;
const move = (id: string, body: object, agent = admin.agent) => agent.post(at(id, '/move')).send(body);
async function mailsAbout(address: string, subject: RegExp, count = 1) {
  shop.passTime(10_000);
  await inbox.waitForMail(address, count, subject);
  const mails = (await inbox.listMails(address)).filter((mail) => subject.test(mail.subject));
  return mails.toSorted((a, b) => a.subject.localeCompare(b.subject));
}

async function expectTrueBooks() {
  for (const { id, check } of invariants)
    expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
}

describe('an order in the hands of staff', () => {
  it('moves step by step; each step shows its time and author [I8]', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, ...DELIVERED);
    const { body } = await admin.agent.get(at(orderId)).expect(200);
    expect(body.order).toMatchObject({ orderStatus: 'Delivered', paymentInfo: { status: 'collected' } });
    const timeline = [
      ...DELIVERED.toReversed().map((status) => ({ status, by: 'Test Shopper' })),
      { status: 'Processing' },
      { kind: 'payment', amount: body.order.totalPrice, by: 'Test Shopper' },
    ];
    expect(body).toMatchObject({ moves: [], timeline });
    await expectTrueBooks();
  });

  it('refuses a step that its state does not allow, with the reason [R11]', async () => {
    const { orderId } = await placeTestOrder(shop);
    const { body } = await move(orderId, { to: 'Delivered' }).expect(409);
    expect(body.message).toBe('An order with the status “Processing” cannot be changed to “Delivered”.');
    await advanceOrder(admin.agent, orderId, 'Confirmed');
    expect((await move(orderId, { to: 'Confirmed' }).expect(409)).body.message).toBe(
      'The order status is already “Confirmed”.',
    );
    await move('0'.repeat(24), { to: 'Confirmed' }).expect(404);
  });

  it('tells its owner by mail who brings it, and shows it in the order', async () => {
    const { orderId, agent, person } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    await move(orderId, {
      to: 'Shipped',
      tracking: { courier: 'Fleet Post', number: 'fp-77' },
    }).expect(200);
    const { body } = await agent.get(`/api/v1/admin/order/${orderId}`).expect(200);
    expect(body.tracking).toEqual({ courier: 'Fleet Post', number: 'FP-77' });
    expect(JSON.stringify(body)).not.toContain(admin.person.lastname + '"}');
    shop.passTime(10_000);
    const mail = await inbox.waitForMail(person.email, 1, /is on its way/);
    expect(mail.text).toContain('Fleet Post. Tracking number: FP-77');
    const found = await admin.agent.get('/api/v1/admin/orders').query({ search: 'fp-77' }).expect(200);
    expect(found.body.total).toBe(1);
  });

  it('is cancelled by staff once, with every piece on its shelf again', async () => {
    const { orderId, shirt, jeans } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        move(orderId, { to: 'Cancelled', reason: 'not-reachable', note: 'Rang twice.' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await stockOf(shirt._id), await stockOf(jeans._id)]).toEqual([5, 3]);
    const { body } = await admin.agent.get(at(orderId)).expect(200);
    expect(body.order.cancellation).toEqual({ by: 'staff', reason: 'not-reachable', note: 'Rang twice.' });
    expect(body.timeline[0].cancellation).toEqual({ by: 'staff', reason: 'not-reachable' });
    await expectTrueBooks();
  });

  it('comes back undelivered: tried again, then in the shop, some pieces on the shelf, others written off', async () => {
    const { orderId, shirt, jeans } = await placeTestOrder(shop);
    const failed = ['Delivery failed', 'Out for delivery', 'Delivery failed'] as const;
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed', 'Shipped', ...failed);
    for (const restocked of [[3, 1], [1, 1, 0], [1], []])
      await move(orderId, { to: 'Returned to shop', restocked }).expect(400);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => move(orderId, { to: 'Returned to shop', restocked: [1, 1] })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await stockOf(shirt._id), await stockOf(jeans._id)]).toEqual([4, 3]);
    const { body } = await admin.agent.get(at(orderId)).expect(200);
    expect(body.order.paymentInfo.status).toBe('cancelled');
    await expectTrueBooks();
  });

  it('is returned: pieces back to stock or written off, once; the refund due, and paid once', async () => {
    const { orderId, shirt, returnId, refund, person } = await requestTestReturn(shop, 2);
    const before = await stockOf(shirt._id);
    const decide = (body: object) => admin.agent.post(at(orderId, '/return')).send(body);
    await decide({ accepted: true, restocked: [3] }).expect(400);
    await decide({ accepted: true, restocked: [1, 0] }).expect(400);
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => decide({ accepted: true, restocked: [1] })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(shirt._id)).toBe(before + 1);
    const due = (await admin.agent.get(at(orderId)).expect(200)).body;
    expect(due.order.paymentInfo.status).toBe('refund due');
    expect(due.refunds).toEqual([{ return: returnId, amount: refund.total, payTo: 'asha@okbank' }]);
    const pay = () => admin.agent.post(at(orderId, `/refunds/${returnId}`)).send({ reference: 'UTR 100200' });
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = (await admin.agent.get(at(orderId)).expect(200)).body;
    expect(after.order.paymentInfo.status).toBe('refunded');
    expect(after.refunds[0]).toMatchObject({ reference: 'UTR 100200', paidAt: expect.any(String) });
    expect(after.refunds[0]).not.toHaveProperty('payTo');
    expect(after.restocked).toEqual([{ return: after.refunds[0].return, units: [1] }]);
    await expectTrueBooks();
    const decisionMails = await mailsAbout(person.email, /accepted$|^Refund of/, 2);
    expect(decisionMails.map(({ subject }) => subject)).toEqual([
      `Refund of ₹${refund.total.toLocaleString('en-IN')} for E-Store order ${after.order.number}`,
      `Your return from E-Store order ${after.order.number} was accepted`,
    ]);
    for (const part of ['text', 'html'] as const) {
      expect(decisionMails[1]?.[part]).toContain('2 × ');
      expect(decisionMails[1]?.[part]).toContain('as…@okbank');
      expect(decisionMails[0]?.[part]).toContain('Payment reference: UTR 100200');
      expect(decisionMails[0]?.[part]).toContain('as…@okbank');
    }
  });

  it('has a return refused, and then nothing is due', async () => {
    const { orderId, returnId, agent, person } = await requestTestReturn(shop);
    const mute = await admin.agent.post(at(orderId, '/return')).send({ accepted: false }).expect(400);
    const both = { accepted: false, reason: 'Worn.', restocked: [1, true] };
    await admin.agent.post(at(orderId, '/return')).send(both).expect(400);
    expect(mute.body.fields).toEqual({ reason: 'Enter a reason. The customer will see it.' });
    await admin.agent
      .post(at(orderId, '/return'))
      .send({ accepted: false, reason: 'The label is cut off.' })
      .expect(200);
    await admin.agent
      .post(at(orderId, `/refunds/${returnId}`))
      .send({ reference: 'UTR' })
      .expect(409);
    await admin.agent
      .post(at(orderId, '/return'))
      .send({ accepted: false, reason: 'The label is cut off.' })
      .expect(409);
    const own = (await agent.get(`/api/v1/admin/order/${orderId}`).expect(200)).body;
    expect(own.returns[0]).toMatchObject({ status: 'refused', refusal: 'The label is cut off.' });
    const [decisionMails, ...others] = await mailsAbout(person.email, /refused$/);
    expect(others).toEqual([]);
    for (const text of [decisionMails?.text, decisionMails?.html]) {
      expect(text).toContain('Reason: The label is cut off.');
      expect(text).toContain('There is no refund for this return.');
    }
    await expectTrueBooks();
  });

  it('has its address mended until it is packed, and is found by the new name', async () => {
    const { orderId } = await placeTestOrder(shop);
    let version = 0;
    const editAddress = (changes: object) =>
      admin.agent
        .put(at(orderId, '/address'))
        .set('If-Match', `"${version}"`)
        .send({ ...shippingInfo, ...changes });
    expect((await editAddress({ pincode: '12' }).expect(400)).body.fields).toHaveProperty('pincode');
    await editAddress({ lastName: 'Mendedname', address: '13 Lake Road' }).expect(200);
    const { body } = await admin.agent.get('/api/v1/admin/orders?search=mendedname').expect(200);
    expect(body.orders.map(({ _id }: { _id: string }) => _id)).toEqual([orderId]);
    const { timeline } = (await admin.agent.get(at(orderId)).expect(200)).body;
    expect(timeline[0]).toMatchObject({ kind: 'address', text: 'Mendedname, 13 Lake Road' });
    version = 1;
    await editAddress({ lastName: 'Again', email: 'new@example.com' }).expect(200);
    const packer = (await shop.signIn('Packer')).agent;
    const packed = (await packer.get(at(orderId)).expect(200)).body;
    expect(JSON.stringify(packed)).not.toContain('new@example.com');
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    version = 2;
    expect((await editAddress({ lastName: 'Late' }).expect(409)).body.message).toMatch(
      /until the order is packed/,
    );
  });

  it('has its address mended by the one who saw it last: the other is told what is there, and nothing is written', async () => {
    const { orderId } = await placeTestOrder(shop);
    const editAddress = (address: string, tag?: string) => {
      const asked = admin.agent.put(at(orderId, '/address')).send({ ...shippingInfo, address });
      return tag === undefined ? asked : asked.set('If-Match', tag);
    };
    await editAddress('Nobody Lane').expect(428);
    await editAddress('Nobody Lane', 'newest').expect(400);
    const both = await Promise.all([editAddress('13 Lake Road', '"0"'), editAddress('14 Hill Road', '"0"')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [first, second] = both.toSorted((one, other) => one.status - other.status);
    const savedAddress = first!.body.order.shippingInfo.address;
    expect(first!.body.addressVersion).toBe(1);
    expect(second!.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      order: { addressVersion: 1, order: { shippingInfo: { address: savedAddress } } },
    });
    expect((await admin.agent.get(at(orderId)).expect(200)).body.order.shippingInfo.address).toBe(
      savedAddress,
    );
    await editAddress('15 Fort Road', '"1"').expect(200);
  });

  it('has its tracking changed by the one who saw it last, where a version is named', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    const track = (number: string, tag?: string) => {
      const asked = admin.agent.put(at(orderId, '/tracking')).send({ courier: 'Fleet Post', number });
      return tag === undefined ? asked : asked.set('If-Match', tag);
    };
    const both = await Promise.all([track('FP-01', '"0"'), track('FP-02', '"0"')]);
    const [first, second] = both.toSorted((one, other) => one.status - other.status);
    expect([first!.status, second!.status]).toEqual([200, 412]);
    const { tracking } = first!.body.order;
    expect(first!.body.trackingVersion).toBe(1);
    expect(second!.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      order: { trackingVersion: 1, order: { tracking } },
    });
    expect((await track('FP-03').expect(200)).body.trackingVersion).toBe(2);
  });

  it('counts the tracking of a move, and of its undo, as changes', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    const tracking = { courier: 'Fleet Post', number: 'FP-78' };
    const { body } = await move(orderId, { to: 'Shipped', tracking }).expect(200);
    expect(body.trackingVersion).toBe(1);
    const moves = [{ id: orderId, move: body.undo.move }];
    await admin.agent.post('/api/v1/admin/orders/moves/undo').send({ moves }).expect(200);
    const { body: undone } = await admin.agent.get(at(orderId)).expect(200);
    expect(undone.trackingVersion).toBe(2);
    expect(undone.order).not.toHaveProperty('tracking');
  });

  it('keeps the notes of staff for staff, and a tracking number from packing on', async () => {
    const { orderId, agent } = await placeTestOrder(shop);
    const note = 'Ring before noon.\nGate code 4.';
    await admin.agent.post(at(orderId, '/notes')).send({ text: note }).expect(200);
    const track = () =>
      admin.agent.put(at(orderId, '/tracking')).send({ courier: 'Fleet Post', number: 'FP-99' });
    expect((await track().expect(409)).body.message).toMatch(/cannot add a courier/);
    await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed');
    const { timeline } = (await track().expect(200)).body;
    expect(timeline[0]).toMatchObject({ kind: 'tracking', text: 'Fleet Post, FP-99' });
    expect(timeline.some(({ text }: { text?: string }) => text === note)).toBe(true);
    const own = await agent.get(`/api/v1/admin/order/${orderId}`).expect(200);
    expect(JSON.stringify(own.body)).not.toContain('Ring before noon');
  });
});

describe('many orders at once', () => {
  it('are decided one by one, each with its answer; nothing holds up the others', async () => {
    const [one, two, three] = [
      await placeTestOrder(shop),
      await placeTestOrder(shop),
      await placeTestOrder(shop),
    ];
    await advanceOrder(admin.agent, two.orderId, 'Confirmed');
    const ids = [one.orderId, two.orderId, '0'.repeat(24), three.orderId, one.orderId];
    const { body } = await admin.agent
      .post('/api/v1/admin/orders/moves')
      .send({ ids, to: 'Confirmed' })
      .expect(200);
    expect(body.results).toEqual([
      {
        id: one.orderId,
        number: one.order.number,
        done: true,
        orderStatus: 'Confirmed',
        move: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
      {
        id: two.orderId,
        number: two.order.number,
        done: false,
        message: 'The order status is already “Confirmed”.',
        orderStatus: 'Confirmed',
      },
      { id: '0'.repeat(24), done: false, message: 'This order does not exist.' },
      expect.objectContaining({ id: three.orderId, done: true, orderStatus: 'Confirmed' }),
    ]);
    await expectTrueBooks();
  });

  it('leave with one courier, each under its own tracking number, which the mail names; one may have none', async () => {
    const placed = [await placeTestOrder(shop), await placeTestOrder(shop)];
    const ids = placed.map(({ orderId }) => orderId);
    for (const id of ids) await advanceOrder(admin.agent, id, 'Confirmed', 'Packed');
    const ship = (rest: object) =>
      admin.agent.post('/api/v1/admin/orders/moves').send({ ids, to: 'Shipped', ...rest });
    const trackingNumbers = { [ids[0]!]: '1490 8123 4567' };
    expect((await ship({ trackingNumbers }).expect(400)).body.fields).toEqual({
      courier: 'Enter the courier.',
    });
    const bad = await ship({ courier: 'Parcel One', trackingNumbers: { [ids[0]!]: '##' } }).expect(400);
    expect(bad.body.fields).toEqual({
      [`trackingNumbers.${ids[0]}`]: 'Enter the tracking number: letters, digits and hyphens, at least 4.',
    });
    await ship({ courier: 'Parcel One', trackingNumbers }).expect(200);
    const trackingOf = async (id: string) => (await admin.agent.get(at(id)).expect(200)).body.order.tracking;
    expect([await trackingOf(ids[0]!), await trackingOf(ids[1]!)]).toEqual([
      { courier: 'Parcel One', number: '149081234567' },
      undefined,
    ]);
    shop.passTime(10_000);
    const { email } = placed[0]!.person;
    const [mail] = await mailsAbout(email, /on its way/);
    expect(mail?.text).toContain('Parcel One. Tracking number: 149081234567');
  });

  it('come back to stock all or not at all, and are cancelled for one reason, as the call says', async () => {
    const one = await placeTestOrder(shop);
    const two = await placeTestOrder(shop);
    const send = (ids: string[], rest: object) =>
      admin.agent
        .post('/api/v1/admin/orders/moves')
        .send({ ids, ...rest })
        .expect(200);
    for (const { orderId } of [one, two])
      await advanceOrder(admin.agent, orderId, 'Confirmed', 'Packed', 'Shipped', 'Delivery failed');
    await send([one.orderId], { to: 'Returned to shop', restocked: 'none' });
    await send([two.orderId], { to: 'Returned to shop' });
    expect([await stockOf(one.shirt._id), await stockOf(two.shirt._id)]).toEqual([3, 5]);
    const three = await placeTestOrder(shop);
    await send([three.orderId], { to: 'Cancelled', reason: 'not-in-stock', note: 'Torn.' });
    expect((await admin.agent.get(at(three.orderId)).expect(200)).body.order.cancellation).toEqual({
      by: 'staff',
      reason: 'not-in-stock',
      note: 'Torn.',
    });
    const { orderId } = await placeTestOrder(shop);
    await send([orderId], { to: 'Cancelled' });
    const { body } = await admin.agent.get(at(orderId)).expect(200);
    expect(body.order.cancellation).toEqual({ by: 'staff', reason: 'other' });
    await expectTrueBooks();
  });

  it('are at most fifty', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => String(index).padStart(24, '0'));
    const { body } = await admin.agent
      .post('/api/v1/admin/orders/moves')
      .send({ ids, to: 'Confirmed' })
      .expect(400);
    expect(body.fields.ids).toBe('At most 50 orders at a time.');
  });
});

describe('a packer', () => {
  it('records the way of the parcel, and leaves cash, cancelling, returns and addresses to Admin [R73]', async () => {
    const packer = (await shop.signIn('Packer')).agent;
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(packer, orderId, 'Confirmed');
    expect((await move(orderId, { to: 'Cancelled' }, packer).expect(409)).body.message).toBe(
      'Ask an Admin to change the status to “Cancelled”.',
    );
    await advanceOrder(packer, orderId, 'Packed', 'Shipped', 'Out for delivery');
    await move(orderId, { to: 'Delivered' }, packer).expect(409);
    await packer.put(at(orderId, '/address')).send(shippingInfo).expect(403);
    await packer
      .post(at(orderId, '/return'))
      .send({ accepted: false, reason: 'The label is cut off.' })
      .expect(403);
    await packer
      .post(at(orderId, `/refunds/${orderId}`))
      .send({ reference: 'x' })
      .expect(403);
    await packer.get('/api/v1/admin/transactions').expect(403);
    await packer.get('/api/v1/admin/transactions/export').expect(403);
    await packer.get('/api/v1/admin/audit').expect(403);
  });

  it('reads no order by the call that its owner reads it by', async () => {
    const packer = (await shop.signIn('Packer')).agent;
    const { orderId } = await placeTestOrder(shop);
    await packer.get(`/api/v1/admin/order/${orderId}`).expect(404);
  });
});
