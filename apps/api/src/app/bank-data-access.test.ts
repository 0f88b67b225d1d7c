import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contract } from '@e-store/shared/contract';
import { API_PREFIX, type Endpoint } from '@e-store/shared/endpoint';
import { canUseSection } from '@e-store/shared/staff/sections';
import { accessVerdict } from '../platform/openapi/describe-access.ts';
import { setStatus } from '../testing/placed-order.ts';
import { type GatewayShop, placeOnlineOrder, startGatewayShop } from '../testing/start-gateway-shop.ts';
import { STAFF_ROLES, type StaffRole } from '@e-store/shared/roles';

/** Only roles with the section of payments may read bank data of payers. */
const PAYER_VPA = 'payer.of.return@okbank';
const REFUND_REFERENCE = 'NEFT-4711-0815';
const CLAIMED_UTR = '412345678901';
const FOREIGN_PAYMENT = 'pay_FOREIGNPAYMENT';

let shop: GatewayShop;
let returned: Awaited<ReturnType<typeof placeOnlineOrder>>;
let open: Awaited<ReturnType<typeof placeOnlineOrder>>;
let secrets: string[];
beforeAll(async () => {
  shop = await startGatewayShop();
  const { agent: admin } = await shop.signIn('Admin');
  returned = await placeOnlineOrder(shop);
  open = await placeOnlineOrder(shop);
  const [reference, second] = [returned, open].map(
    ({ gatewayOrder }) => shop.gateway.control.payOrder({ orderId: gatewayOrder }).id,
  );
  await shop.gateway.control.webhooksSettled();
  await setStatus(shop, returned.id, 'Delivered');
  const { body } = await returned.agent
    .post(`/api/v1/order/${returned.id}/returns`)
    .send({
      lines: [{ product: String(returned.tee._id), size: 'M', quantity: 1 }],
      reason: 'too-small',
      refundTo: { method: 'upi', upiId: PAYER_VPA },
    })
    .expect(200);
  const decision = { accepted: true, restocked: [1] };
  await admin.post(`/api/v1/admin/orders/${returned.id}/return`).send(decision).expect(200);
  await admin
    .post(`/api/v1/admin/orders/${returned.id}/refunds/${body.returns[0]._id}`)
    .send({ reference: REFUND_REFERENCE })
    .expect(200);
  const claimed = await placeOnlineOrder(shop);
  await shop.database.orders.updateOne(
    { _id: claimed.id },
    {
      $set: { 'payment.method': 'UPI', 'payment.claimed': { reference: CLAIMED_UTR, at: shop.now() } },
      $unset: { 'payment.expiresAt': 1 },
    },
  );
  await shop.database.paymentDiscrepancies.create([
    {
      _id: `no-order:${FOREIGN_PAYMENT}`,
      kind: 'no-order',
      method: 'ONLINE',
      reference: FOREIGN_PAYMENT,
      amount: 500,
      foundAt: shop.now(),
    },
  ]);
  secrets = [PAYER_VPA, REFUND_REFERENCE, CLAIMED_UTR, FOREIGN_PAYMENT, reference ?? '', second ?? ''];
});
afterAll(() => shop.stop());

type Agent = ReturnType<GatewayShop['agent']>;

async function readSecrets(agent: Agent, role: StaffRole): Promise<{ calls: number; found: string[] }> {
  const readable = (contract as readonly Endpoint[]).filter(
    (endpoint) =>
      endpoint.method === 'GET' && endpoint.path !== '/logout' && accessVerdict(endpoint, role) === 'yes',
  );
  const paths = readable.flatMap(({ path }) =>
    [returned.id, open.id].map((id) => path.replaceAll(/:\w+/g, id)),
  );
  const found = new Set<string>();
  let calls = 0;
  for (const path of new Set(paths)) {
    const queries = path === '/admin/payments' ? ['', '?tab=refunds'] : [''];
    for (const query of queries) {
      const answer = await agent.get(API_PREFIX + path + query);
      const text = [answer.text].join('');
      if (answer.status === 200) calls += 1;
      for (const secret of secrets) if (text.includes(secret)) found.add(secret);
    }
  }
  return { calls, found: [...found].toSorted() };
}

describe('bank data of payers', () => {
  it.each(STAFF_ROLES)('is read by %s only with the section of payments', async (role) => {
    const { agent } = await shop.signIn(role);
    const { calls, found } = await readSecrets(agent, role);
    expect(calls).toBeGreaterThan(20);
    // The destination of a refund is shown until it is paid.
    const readable = secrets.filter((secret) => secret !== PAYER_VPA);
    expect(found).toEqual(canUseSection(role, 'transactions') ? readable.toSorted() : []);
  });

  it('is in no answer to the steps of a packer, nor in an export', async () => {
    const { agent } = await shop.signIn('Packer');
    const answers = [
      await agent.post(`/api/v1/admin/orders/${open.id}/notes`).send({ text: 'Call first.' }).expect(200),
      await agent.post(`/api/v1/admin/orders/${open.id}/move`).send({ to: 'Confirmed' }).expect(200),
      await agent.get(`/api/v1/admin/orders/${returned.id}`).expect(200),
      await agent.get('/api/v1/admin/orders/export').expect(200),
    ];
    const text = answers.map((answer) => answer.text).join('\n');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).toContain(open.order.number);
  });
});
