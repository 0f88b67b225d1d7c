import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { issueEmailProof } from '../account/email-proof.ts';
import { orderPayload, shippingInfo } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.database.settings.deleteMany());

const askForProof = () =>
  shop.database.settings.create({ _id: 'store', orderLimits: { secondOrderNeedsProof: true } });
type Agent = Awaited<ReturnType<TestShop['signIn']>>['agent'];
let phones = 9_600_000_000;
const order = async (agent: Agent) => {
  const { _id } = await shop.addProduct();
  const to = { ...shippingInfo, phoneNo: String(phones++) };
  return agent.post('/api/v1/order/new').send(orderPayload([{ product: _id }], { shippingInfo: to }));
};

describe('a second order under way', () => {
  it('needs no proof of the email, unless the owner wants it [R77]', async () => {
    const { agent } = await shop.signIn();
    expect((await order(agent)).status).toBe(201);
    expect((await order(agent)).status).toBe(201);
  });

  it('is refused until the email is proven, where the owner wants that, with what to do [R77]', async () => {
    await askForProof();
    const { agent, person, id } = await shop.signIn();
    expect((await order(agent)).status).toBe(201);
    const { status, body } = await order(agent);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'EMAIL_PROOF_REQUIRED',
      message: `You have an open order. Before you place another, confirm that ${person.email} is yours. We can email you a link for this. Nothing was ordered.`,
    });
    await agent.post('/api/v1/me/email-proof').expect(200);
    const user = await shop.database.users.findById(id).orFail().lean();
    const token = issueEmailProof(user, shop.config, shop.now());
    await agent.put('/api/v1/me/email-proof').send({ token }).expect(200);
    expect((await order(agent)).status).toBe(201);
  });

  it('needs it again for another address', async () => {
    await askForProof();
    const { agent, person, id } = await shop.signIn();
    await shop.database.users.updateOne({ _id: id }, { $set: { emailProvenAt: shop.now() } });
    expect((await order(agent)).status).toBe(201);
    const { firstname, lastname, mobile, password } = person;
    const email = `other-${person.email}`;
    await agent.put('/api/v1/me').send({ firstname, lastname, mobile, email, password }).expect(200);
    expect((await order(agent)).body.code).toBe('EMAIL_PROOF_REQUIRED');
  });

  it('is no second one when the first has left', async () => {
    await askForProof();
    const { agent } = await shop.signIn();
    const { body: first } = await order(agent);
    await agent.post(`/api/v1/order/${first._id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    expect((await order(agent)).status).toBe(201);
  });

  it('is refused, too, when both are sent at once [R77]', async () => {
    await askForProof();
    const { agent } = await shop.signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(agent)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });
});
