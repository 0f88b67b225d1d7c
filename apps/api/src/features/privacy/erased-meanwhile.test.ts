import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { deliverOrder } from '../../testing/deliver-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Person = Awaited<ReturnType<TestShop['signIn']>>;

function eraseMeanwhile({ agent, person }: Person) {
  const { connection } = shop.database;
  const transaction = connection.transaction.bind(connection);
  jest.spyOn(connection, 'transaction').mockImplementationOnce(async (...call) => {
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
    return transaction(...call);
  });
}

describe('an account that is erased during a call', () => {
  it('leaves no review', async () => {
    const shopper = await shop.signIn();
    const { _id } = await shop.addProduct();
    await deliverOrder(shop, shopper, [{ product: String(_id) }]);
    eraseMeanwhile(shopper);
    const review = { stars: 1, words: 'My name is Asha.' };
    const answer = await shopper.agent.post(`/api/v1/product/${String(_id)}/reviews`).send(review);
    expect([answer.status, await shop.database.reviews.countDocuments({ user: shopper.id })]).toEqual([
      401, 0,
    ]);
  });

  it('leaves no note and no audit entry with its name', async () => {
    const [admin, shopper] = [await shop.signIn('Admin'), await shop.signIn()];
    eraseMeanwhile(shopper);
    const path = `/api/v1/admin/customers/${shopper.id}/notes`;
    const answer = await admin.agent.post(path).send({ words: 'Asha prefers calls.' });
    const notes = await shop.database.customerNotes.countDocuments({ customer: shopper.id });
    const entries = await shop.database.auditEntries.countDocuments({ 'subject.id': shopper.id });
    expect([answer.status, notes, entries]).toEqual([404, 0, 0]);
  });
});
