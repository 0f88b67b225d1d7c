import { CONSENT } from '@e-store/shared/newsletter/consent';
import sharp from 'sharp';
import { jobs as allJobs } from '../../apps/api/src/app/features.ts';
import { startJobs } from '../../apps/api/src/platform/jobs/start-jobs.ts';
import { runRetentionWhenDue } from '../../apps/api/src/features/privacy/purge-expired.ts';
import { orderPayload } from '../../apps/api/src/testing/order-payload.ts';
import { advanceOrder, DELIVERED } from '../../apps/api/src/testing/placed-order.ts';
import type { ReleaseNotes } from '../../apps/api/src/testing/release-fixture.ts';
import { type TestInbox, RESET_SUBJECT, tokenIn } from '../../apps/api/src/testing/start-test-inbox.ts';
import type { TestShop } from '../../apps/api/src/testing/start-test-shop.ts';
import { type Agent, mailedToken, makeOwner, registerShopper, type Shopper, signIn } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type Line = Parameters<typeof orderPayload>[0][number];

const place = async ({ agent, shippingInfo }: Shopper, lines: Line[], changes: object = {}) => {
  const order = orderPayload(lines, { shippingInfo, ...changes });
  const { body } = await agent.post('/api/v1/order/new').send(order).expect(201);
  return String(body._id);
};

const requestReturn = async ({ agent }: Shopper, order: string, product: string) => {
  const lines = [{ product, size: 'M', quantity: 1 }];
  const refundTo = { method: 'upi', upiId: 'meera@okbank' };
  const { body } = await agent
    .post(`/api/v1/order/${order}/returns`)
    .send({ lines, reason: 'too-small', note: 'Ring twice.', refundTo })
    .expect(200);
  return String(body.returns[0]._id);
};

const acceptReturn = (admin: Agent, order: string) =>
  admin
    .post(`/api/v1/admin/orders/${order}/return`)
    .send({ accepted: true, restocked: [1] })
    .expect(200);

async function createProduct(admin: Agent, name: string, stock: number): Promise<string> {
  const background = { width: 900, height: 1200, channels: 3, background: '#2d6468' } as const;
  const png = await sharp({ create: background }).png().toBuffer();
  const upload = admin.post('/api/v1/admin/pictures').set('Content-Type', 'image/png').send(png);
  const { body: picture } = await upload.expect(200);
  const product = {
    name,
    descreption: 'A shirt for humid days.',
    brand: 'Saanjh',
    price: 899,
    category: 'Shirts',
    department: 'women',
    images: [picture],
    sizes: [
      { size: 'M', stock },
      { size: 'L', stock: 0 },
    ],
  };
  const { body } = await admin.post('/api/v1/admin/product/new/').send(product).expect(201);
  return String(body._id);
}

async function callWithKey(as: string, agent: Agent, { path, send }: { path: string; send: object }) {
  const key = `fixture-key-of-${as}`;
  const { body: answer } = await agent.post(`/api/v1${path}`).set('Idempotency-Key', key).send(send);
  return { as, key, path, send, answer };
}

/** Fills every collection through the API. Mail is sent until the last hour; later mail stays queued. */
export async function trade(
  shop: TestShop,
  inbox: TestInbox,
): Promise<Omit<ReleaseNotes, 'release' | 'now'>> {
  const jobs = startJobs(shop, allJobs);
  const owner = await makeOwner(shop);
  await signIn(shop, owner);
  const packer = await registerShopper(shop, 'Pavan', 'Rao');
  await owner.agent.post('/api/v1/admin/staff').send({ email: packer.email, role: 'Packer' }).expect(200);
  const product = await createProduct(owner.agent, 'Coast seersucker shirt', 30);
  const line = { product, size: 'M' };
  const terms = { code: 'COAST15', reduction: { percent: 15 }, limitPerPerson: 2 };
  await owner.agent.post('/api/v1/admin/promocodes').send(terms).expect(200);
  const meera = await registerShopper(shop, 'Meera', 'Nair');
  const arjun = await registerShopper(shop, 'Arjun', 'Das');
  await meera.agent.post('/api/v1/me/email-proof').expect(200);
  const proof = await mailedToken(inbox, meera.email, /^Confirm your email address/);
  await meera.agent.put('/api/v1/me/email-proof').send({ token: proof }).expect(200);

  const refunded = await place(meera, [{ ...line, quantity: 2 }], { promoCode: 'COAST15' });
  const toRefund = await place(meera, [line]);
  const toDecide = await place(arjun, [line]);
  const cancelled = await place(arjun, [line], { promoCode: 'COAST15' });
  await arjun.agent.post(`/api/v1/order/${cancelled}/cancel`).send({ reason: 'changed-mind' }).expect(200);
  for (const order of [refunded, toRefund, toDecide])
    await advanceOrder(owner.agent, order, ...DELIVERED.slice(0, 2));
  await owner.agent
    .put(`/api/v1/admin/orders/${refunded}/tracking`)
    .send({ courier: 'Fleet Post', number: 'FP-100-200' })
    .expect(200);
  for (const order of [refunded, toRefund, toDecide])
    await advanceOrder(owner.agent, order, ...DELIVERED.slice(2));

  shop.passTime(DAY_MS);
  for (const person of [owner, meera, arjun]) await signIn(shop, person);
  const refund = await requestReturn(meera, refunded, product);
  await acceptReturn(owner.agent, refunded);
  await owner.agent
    .post(`/api/v1/admin/orders/${refunded}/refunds/${refund}`)
    .send({ reference: 'UTR100200300' })
    .expect(200);
  await talk(shop, inbox, { owner: owner.agent, meera, arjun, product });
  await owner.agent.get('/api/v1/admin/dashboard').expect(200);
  await runRetentionWhenDue(shop);

  shop.passTime(DAY_MS);
  const cookies: Record<string, string> = {};
  for (const [name, person] of Object.entries({ owner, packer, meera, arjun }))
    cookies[name] = await signIn(shop, person);
  const returned = await requestReturn(meera, toRefund, product);
  await acceptReturn(owner.agent, toRefund);
  await requestReturn(arjun, toDecide, product);
  const toPack = await place(arjun, [line]);
  await advanceOrder(packer.agent, toPack, 'Confirmed');
  const shipped = await place(meera, [line]);
  await advanceOrder(packer.agent, shipped, ...DELIVERED.slice(0, 3));
  await shop.agent().post('/api/v1/password/forgot').send({ email: arjun.email }).expect(200);
  const resetToken = tokenIn(await inbox.waitForMail(arjun.email, 1, RESET_SUBJECT));
  await jobs.stop();

  for (const { agent } of [meera, arjun])
    await agent
      .put('/api/v1/cart')
      .send({ changes: [{ ...line, quantity: 2 }] })
      .expect(200);
  const keyed = await Promise.all([
    callWithKey('meera', meera.agent, {
      path: '/order/new',
      send: orderPayload([line], { shippingInfo: meera.shippingInfo }),
    }),
    callWithKey('owner', owner.agent, {
      path: `/admin/orders/${toPack}/notes`,
      send: { text: 'Pack with a gift note.' },
    }),
  ]);
  const login = ({ email, password, ...rest }: typeof owner) => ({
    email,
    password,
    ...(rest.totpKey && { totpKey: rest.totpKey }),
  });
  return {
    cookies,
    logins: { owner: login(owner), packer: login(packer), meera: login(meera), arjun: login(arjun) },
    resetToken,
    keyed,
    orders: { toPack, toDecide, toRefund: { order: toRefund, return: returned } },
    product,
    queuedMailTo: meera.email,
  };
}

type Cast = { owner: Agent; meera: Shopper; arjun: Shopper; product: string };

/** Reviews, questions and consents of the second day. */
async function talk(shop: TestShop, inbox: TestInbox, { owner, meera, arjun, product }: Cast): Promise<void> {
  const reviews = `/api/v1/product/${product}/reviews`;
  const { body: review } = await meera.agent
    .post(reviews)
    .send({ stars: 5, words: 'Stays cool even at noon.', fit: 'true' })
    .expect(201);
  const { body: other } = await arjun.agent
    .post(reviews)
    .send({ stars: 2, words: 'Too thin for the rains.' })
    .expect(201);
  await arjun.agent.post(`/api/v1/review/${review._id}/report`).send({ reason: 'advertising' }).expect(200);
  await owner
    .put(`/api/v1/admin/reviews/${other._id}`)
    .send({ decision: 'hide', reason: 'It names a person.' })
    .expect(200);
  await meera.agent.put(`/api/v1/wishlist/${product}`).expect(200);
  await meera.agent
    .post(`/api/v1/product/${product}/alerts`)
    .send({ size: 'L', consent: '2026-1' })
    .expect(200);
  await meera.agent
    .put('/api/v1/me/nominee')
    .set('Idempotency-Key', 'fixture-nominee-0001')
    .send({ name: 'Ravi Nair', email: 'ravi@example.com' })
    .expect(200);
  const reader = 'reader@example.com';
  await shop.agent().post('/api/v1/newsletter').send({ email: reader, consent: CONSENT.version }).expect(200);
  const token = await mailedToken(inbox, reader, /newsletter subscription/);
  await shop.agent().post('/api/v1/newsletter/confirm').send({ token }).expect(200);
  const message = { subject: 'question', name: 'Meera Nair', email: meera.email, message: 'Does it shrink?' };
  await meera.agent.post('/api/v1/contact').send(message).expect(200);
  const { body } = await owner.get('/api/v1/admin/messages').expect(200);
  const ticket = `/api/v1/admin/messages/${body.messages[0]._id}`;
  await owner.post(`${ticket}/notes`).send({ words: 'Asked the mill.' }).expect(200);
  await owner.post(`${ticket}/answers`).send({ words: 'Less than two percent.' }).expect(200);
  await shop
    .agent()
    .post('/api/v1/contact')
    .send({ ...message, subject: 'complaint' })
    .expect(200);
  await owner
    .post(`/api/v1/admin/customers/${meera.id}/notes`)
    .send({ words: 'Prefers mornings.' })
    .expect(200);
  const leaver = await registerShopper(shop, 'Kiran', 'Bose');
  await leaver.agent.post('/api/v1/me/erase').send({ password: leaver.password }).expect(200);
}
