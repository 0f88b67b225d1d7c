import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

const SETTINGS = '/admin/settings';

/** Calls about people, reviews and settings that succeed, for the contract's test. */
export function peopleSamples(shop: () => TestShop): Record<string, () => Promise<Sample>> {
  const settings = async (section: 'details' | 'charges' | 'rules' | 'home', change: object) => {
    const { agent } = await shop().signIn('Admin');
    const { body } = await agent.get(`/api/v1${SETTINGS}`).expect(200);
    agent.set('If-Match', `"${body.versions[section]}"`);
    return { agent, path: `${SETTINGS}/${section}`, body: { ...body[section], ...change } };
  };
  return {
    'GET /admin/settings': async () => ({ ...(await shop().signIn('Admin')), path: SETTINGS }),
    'PUT /admin/settings/details': async () => settings('details', { hours: anew('Mon to Sat, ') }),
    'PUT /admin/settings/charges': async () => settings('charges', { tax: 250 + next() }),
    'PUT /admin/settings/rules': async () => settings('rules', { returnDays: 30 + next() }),
    'PUT /admin/settings/home': async () => settings('home', { saleTitle: anew('Sale ') }),
    'POST /admin/settings/put-back': async () => {
      const { agent, path, body } = await settings('details', { hours: anew('From ') });
      await agent.put(`/api/v1${path}`).send(body).expect(200);
      const { body: trail } = await agent.get('/api/v1/admin/audit?kind=settings&id=details').expect(200);
      return { agent, path: `${SETTINGS}/put-back`, body: { entry: trail.entries[0]._id } };
    },
  };
}

let count = 0;
/** What nobody has saved yet: what changes nothing leaves no entry. */
const next = () => (count += 1);
const anew = (words: string) => words + String(next());
