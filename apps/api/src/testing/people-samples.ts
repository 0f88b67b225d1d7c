import { signInTwoStep } from './authenticator.ts';
import { deliverOrder } from './deliver-order.ts';
import { ticketSamples } from './ticket-samples.ts';
import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

const SETTINGS = '/admin/settings';

export function peopleSamples(shop: () => TestShop): Record<string, () => Promise<Sample>> {
  const settings = async (section: 'details' | 'charges' | 'payments' | 'rules' | 'home', change: object) => {
    const { agent } = await shop().signIn('Admin');
    const { body } = await agent.get(`/api/v1${SETTINGS}`).expect(200);
    agent.set('If-Match', `"${body.versions[section]}"`);
    return { agent, path: `${SETTINGS}/${section}`, body: { ...body[section], ...change } };
  };
  const bought = async () => {
    const shopper = await shop().signIn();
    const { _id } = await shop().addProduct();
    await deliverOrder(shop(), shopper, [{ product: _id }]);
    return { ...shopper, product: String(_id) };
  };
  const reported = async () => {
    const { agent, product } = await bought();
    const written = { stars: 1, words: 'It came to 12 Lake Road.' };
    const { body } = await agent.post(`/api/v1/product/${product}/reviews`).send(written).expect(201);
    await agent.post(`/api/v1/review/${body._id}/report`).send({ reason: 'private' }).expect(200);
    return String(body._id);
  };
  const subscribed = async () => {
    const at = shop().now();
    const email = `reader-${next()}@example.com`;
    const steps = { state: 'confirmed', requestedAt: at, confirmedAt: at } as const;
    await shop().database.newsletterSubscriptions.create([{ email, consentVersion: '2026-1', ...steps }]);
  };
  const deadMail = async () => {
    const mail = {
      kind: 'order-placed',
      to: `reader-${next()}@example.com`,
      state: 'dead',
      attempts: 9,
    } as const;
    const at = shop().now();
    const lastError = '550 No such mailbox';
    const [row] = await shop().database.outboxMails.create([
      { ...mail, lastError, dueAt: at, createdAt: at },
    ]);
    return String(row?._id);
  };
  return {
    'GET /admin/mails/dead': async () => {
      await deadMail();
      return { ...(await shop().signIn('Admin')), path: '/admin/mails/dead' };
    },
    'POST /admin/mails/dead/settle': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: '/admin/mails/dead/settle',
      body: { ids: [await deadMail()], how: 'put-aside' },
    }),
    'GET /admin/settings': async () => ({ ...(await shop().signIn('Admin')), path: SETTINGS }),
    'PUT /admin/settings/details': async () => settings('details', { hours: uniqueText('Mon to Sat, ') }),
    'PUT /admin/settings/charges': async () => settings('charges', { tax: 250 + next() }),
    'PUT /admin/settings/payments': async () => settings('payments', { holdMinutes: 30 + next() }),
    'PUT /admin/settings/rules': async () => settings('rules', { returnDays: 30 + next() }),
    'PUT /admin/settings/home': async () => settings('home', { saleTitle: uniqueText('Sale ') }),
    'POST /admin/settings/put-back': async () => {
      const { agent, path, body } = await settings('details', { hours: uniqueText('From ') });
      await agent.put(`/api/v1${path}`).send(body).expect(200);
      const { body: trail } = await agent.get('/api/v1/admin/audit?kind=settings&id=details').expect(200);
      return { agent, path: `${SETTINGS}/put-back`, body: { entry: trail.entries[0]._id } };
    },
    'GET /admin/staff': async () => ({ ...(await shop().signIn('Admin')), path: '/admin/staff' }),
    'POST /admin/staff': async () => {
      const { email } = (await shop().signIn()).person;
      await shop().database.users.updateOne({ email }, { $set: { emailProvenAt: shop().now() } });
      const { agent } = await shop().signIn('Admin');
      return { agent, path: '/admin/staff', body: { email, role: 'Packer' } };
    },
    'PUT /admin/staff/:id': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: `/admin/staff/${(await shop().signIn('Packer')).id}`,
      body: { role: 'Catalogue' },
    }),
    'DELETE /admin/staff/:id/second-factor': async () => {
      const { id } = await signInTwoStep(shop(), 'Packer');
      return { agent: (await shop().signIn('Admin')).agent, path: `/admin/staff/${id}/second-factor` };
    },
    'GET /admin/customers': async () => {
      await bought();
      return { ...(await shop().signIn('Admin')), path: '/admin/customers?sort=name' };
    },
    'GET /admin/customers/:id': async () => {
      const { agent } = await shop().signIn('Admin');
      const { id } = await bought();
      await agent.post(`/api/v1/admin/customers/${id}/notes`).send({ words: 'Likes blue.' }).expect(200);
      return { agent, path: `/admin/customers/${id}` };
    },
    'POST /admin/customers': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: '/admin/customers',
      body: {
        firstname: 'Leela',
        lastname: 'Nair',
        mobile: '9812345670',
        email: `caller-${next()}@example.com`,
      },
    }),
    'POST /admin/customers/:id/notes': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: `/admin/customers/${(await shop().signIn()).id}/notes`,
      body: { words: 'Wants to be called before delivery.' },
    }),
    'POST /admin/customers/:id/password-reset': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: `/admin/customers/${(await shop().signIn()).id}/password-reset`,
    }),
    'DELETE /admin/customers/:id/sessions': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: `/admin/customers/${(await shop().signIn()).id}/sessions`,
    }),
    'GET /admin/reviews': async () => {
      await reported();
      return { agent: (await shop().signIn('Admin')).agent, path: '/admin/reviews?show=reported' };
    },
    'PUT /admin/reviews/:id': async () => ({
      agent: (await shop().signIn('Admin')).agent,
      path: `/admin/reviews/${await reported()}`,
      body: { decision: 'hide', reason: 'It names a private address.' },
    }),
    'PUT /admin/promocodes/:code/terms': async () => ({
      agent: (await shop().signIn('Admin')).agent.set('If-Match', '"0"'),
      path: `/admin/promocodes/${(await shop().addPromoCode()).code}/terms`,
      body: { active: true, limit: 100, endsOn: '2099-12-31' },
    }),
    'GET /admin/newsletter': async () => {
      await subscribed();
      return { ...(await shop().signIn('Admin')), path: '/admin/newsletter' };
    },
    'GET /admin/newsletter/export': async () => {
      await subscribed();
      return { ...(await shop().signIn('Admin')), path: '/admin/newsletter/export' };
    },
    ...ticketSamples(shop),
  };
}

let count = 0;
const next = () => (count += 1);
const uniqueText = (words: string) => words + String(next());
