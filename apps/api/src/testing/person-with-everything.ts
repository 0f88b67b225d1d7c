import { CONSENT } from '@e-store/shared/newsletter/consent';
import { orderPayload, shippingInfo } from './order-payload.ts';
import { DELIVERED, advanceOrder } from './placed-order.ts';
import type { TestInbox } from './start-test-inbox.ts';
import { registration, type TestShop } from './start-test-shop.ts';

export const PERSON_DETAILS = {
  firstname: 'Zarinaxq',
  lastname: 'Quillfeather',
  mobile: '7012345698',
  otherMobile: '7098765412',
  email: 'zarina.quillfeather@post.example',
  street: 'Peppertree Lane 77',
  upiId: 'zarinaxq@okbank',
  nominee: { name: 'Nimbalqr Heir', email: 'nimbalqr@post.example' },
  message: 'The zipperqx of my jacket is stuck.',
  courierNumber: 'AWB77120098',
};

/** Has data in every personal collection, made through API calls. All orders are complete. */
export async function makePersonWithEverything(shop: TestShop, inbox: TestInbox) {
  const { database } = shop;
  const person = registration({
    firstname: PERSON_DETAILS.firstname,
    lastname: PERSON_DETAILS.lastname,
    mobile: PERSON_DETAILS.mobile,
    email: PERSON_DETAILS.email,
    notice: '2026-1',
  });
  const agent = shop.agent();
  const { body: me } = await agent.post('/api/v1/register').send(person).expect(201);
  const id = String(me._id);
  const { agent: admin } = await shop.signIn('Admin');
  const shirt = await shop.addProduct({ sizes: [{ size: 'M', stock: 9 }] });
  const sold = await shop.addProduct({ sizes: [{ size: 'M', stock: 0 }] });
  await database.settings.updateOne(
    { _id: 'store' },
    { $set: { contact: { email: 'help@estore.example' } } },
    { upsert: true },
  );

  await verifyEmail(agent, inbox);
  await agent
    .put('/api/v1/me/nominee')
    .set('Idempotency-Key', 'one-of-theirs-0002')
    .send(PERSON_DETAILS.nominee)
    .expect(200);
  await agent.put('/api/v1/me/newsletter').send({ wanted: true, consent: CONSENT.version }).expect(200);
  await agent
    .post(`/api/v1/product/${String(sold._id)}/alerts`)
    .send({ size: 'M', consent: '2026-1' })
    .expect(200);
  await agent
    .post('/api/v1/contact')
    .send({ name: PERSON_DETAILS.firstname, email: PERSON_DETAILS.email, message: PERSON_DETAILS.message })
    .expect(200);
  await agent.put(`/api/v1/wishlist/${String(shirt._id)}`).expect(200);
  await shop.agent().post('/api/v1/password/forgot').send({ email: PERSON_DETAILS.email }).expect(200);

  const { code } = await shop.addPromoCode();
  const { body: order } = await agent
    .post('/api/v1/order/new')
    .set('Idempotency-Key', 'one-of-theirs-0001')
    .send(
      orderPayload([{ product: shirt._id, size: 'M', quantity: 2 }], {
        promoCode: code,
        shippingInfo: {
          ...shippingInfo,
          firstName: PERSON_DETAILS.firstname,
          lastName: PERSON_DETAILS.lastname,
          email: PERSON_DETAILS.email,
          phoneNo: PERSON_DETAILS.mobile,
          address: PERSON_DETAILS.street,
        },
      }),
    )
    .expect(201);
  const path = `/api/v1/admin/orders/${order._id}`;
  await admin
    .post(`${path}/notes`)
    .set('Idempotency-Key', 'one-of-staff-0001')
    .send({ text: `Call ${PERSON_DETAILS.firstname} first.` })
    .expect(200);
  await admin
    .put(`${path}/address`)
    .set('If-Match', '"0"')
    .send({ ...order.shippingInfo, address: `${PERSON_DETAILS.street}, second floor` })
    .expect(200);
  await advanceOrder(admin, order._id, ...DELIVERED.slice(0, 2));
  await admin
    .put(`${path}/tracking`)
    .send({ courier: 'Parcel Two', number: PERSON_DETAILS.courierNumber })
    .expect(200);
  await advanceOrder(admin, order._id, 'Shipped', 'Delivery failed');
  await agent
    .post(`/api/v1/order/${order._id}/redelivery`)
    .send({ day: '', phoneNo: PERSON_DETAILS.otherMobile })
    .expect(200);
  await advanceOrder(admin, order._id, 'Out for delivery', 'Delivered');
  const { body: asked } = await agent
    .post(`/api/v1/order/${order._id}/returns`)
    .send({
      lines: [{ product: String(shirt._id), size: 'M', quantity: 1 }],
      reason: 'too-small',
      note: `Collect at ${PERSON_DETAILS.street}.`,
      refundTo: { method: 'upi', upiId: PERSON_DETAILS.upiId },
    })
    .expect(200);
  await admin
    .post(`${path}/return`)
    .send({ accepted: true, restocked: [1] })
    .expect(200);
  await admin.post(`${path}/refunds/${asked.returns[0]._id}`).send({ reference: 'UTR100200300' }).expect(200);

  const review = { stars: 4, words: `Soft, says ${PERSON_DETAILS.firstname}.` };
  await agent
    .post(`/api/v1/product/${String(shirt._id)}/reviews`)
    .send(review)
    .expect(201);
  const other = await reviewOfNeighbour(shop, admin, String(shirt._id));
  await agent
    .post(`/api/v1/review/${other}/report`)
    .send({ reason: 'private', words: `It names ${PERSON_DETAILS.lastname}.` })
    .expect(200);
  await admin
    .post(`/api/v1/admin/customers/${id}/notes`)
    .send({ words: `${PERSON_DETAILS.firstname} prefers mornings.` })
    .expect(200);
  await agent
    .put('/api/v1/cart')
    .send({ changes: [{ product: String(shirt._id), size: 'M', quantity: 1 }] })
    .expect(200);
  await inbox.waitForMail(PERSON_DETAILS.email, 5);
  return { agent, admin, id, person, orderId: String(order._id), shirt, password: person.password };
}

async function verifyEmail(agent: ReturnType<TestShop['agent']>, inbox: TestInbox): Promise<void> {
  await agent.post('/api/v1/me/email-proof').expect(200);
  const { text } = await inbox.waitForMail(PERSON_DETAILS.email, 1, /^Confirm your email address/);
  const token = decodeURIComponent(/proof=([^\s]+)/.exec(text)?.[1] ?? '');
  await agent.put('/api/v1/me/email-proof').send({ token }).expect(200);
}

async function reviewOfNeighbour(
  shop: TestShop,
  admin: ReturnType<TestShop['agent']>,
  product: string,
): Promise<string> {
  const { agent } = await shop.signIn();
  const { body: order } = await agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product, size: 'M' }]))
    .expect(201);
  await advanceOrder(admin, order._id, ...DELIVERED);
  const review = { stars: 1, words: 'Too thin for the rains.' };
  const { body } = await agent.post(`/api/v1/product/${product}/reviews`).send(review).expect(201);
  return String(body._id);
}
