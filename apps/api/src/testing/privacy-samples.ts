import { issueEmailProof } from '../features/account/email-proof.ts';
import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

export function privacySamples(shop: () => TestShop): Record<string, () => Promise<Sample>> {
  const REQUEST = { reason: 'Asked for it by a mail from the address of the account.' };
  const waiting = async () => {
    const shopper = await shop().signIn();
    const { _id } = await shop().addProduct({ sizes: [{ size: 'M', stock: 0 }] });
    const asked = { size: 'M', consent: '2026-1' };
    await shopper.agent
      .post(`/api/v1/product/${String(_id)}/alerts`)
      .send(asked)
      .expect(200);
    return shopper;
  };
  return {
    'GET /me/export': async () => ({ ...(await waiting()), path: '/me/export' }),
    'GET /me/privacy': async () => ({ ...(await waiting()), path: '/me/privacy' }),
    'PUT /me/newsletter': async () => ({
      ...(await shop().signIn()),
      path: '/me/newsletter',
      body: { wanted: true, consent: '2026-1' },
    }),
    'DELETE /me/alerts/:id': async () => {
      const { agent } = await waiting();
      const { body } = await agent.get('/api/v1/me/privacy').expect(200);
      return { agent, path: `/me/alerts/${body.alerts[0]._id}` };
    },
    'PUT /me/nominee': async () => ({
      ...(await shop().signIn()),
      path: '/me/nominee',
      body: { name: 'Usha Rao', email: 'usha@example.com' },
    }),
    'DELETE /me/nominee': async () => ({ ...(await shop().signIn()), path: '/me/nominee' }),
    'POST /me/email-proof': async () => ({ ...(await shop().signIn()), path: '/me/email-proof' }),
    'PUT /me/email-proof': async () => {
      const { agent, id } = await shop().signIn();
      const user = await shop().database.users.findById(id).orFail().lean();
      const token = issueEmailProof(user, shop().config, shop().now());
      return { agent, path: '/me/email-proof', body: { token } };
    },
    'POST /me/erase': async () => {
      const { agent, person } = await shop().signIn();
      return { agent, path: '/me/erase', body: { password: person.password } };
    },
    'POST /admin/customers/:id/export': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: `/admin/customers/${(await shop().signIn()).id}/export`,
      body: REQUEST,
    }),
    'POST /admin/customers/:id/erase': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: `/admin/customers/${(await shop().signIn()).id}/erase`,
      body: REQUEST,
    }),
  };
}
