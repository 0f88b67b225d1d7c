import { randomUUID } from 'node:crypto';
import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

export function searchSamples(shop: () => TestShop): Record<string, () => Promise<Sample>> {
  let price = 500;
  const search = () => ({
    id: randomUUID(),
    type: 'search',
    keyword: `linen kurta under ${(price += 1)}`,
  });
  const synonym = () => ({ word: `lower ${randomUUID().slice(0, 8)}`, means: 'track pants' });
  const addSynonym = async () => {
    const { agent } = await shop().signIn('Catalogue');
    const body = synonym();
    const { body: list } = await agent.post('/api/v1/admin/search/synonyms').send(body).expect(200);
    const { _id } = list.synonyms.find(({ word }: { word: string }) => word === body.word);
    return { agent, path: `/admin/search/synonyms/${_id}` };
  };
  return {
    'POST /search/events': async () => ({
      agent: shop().agent(),
      path: '/search/events',
      body: search(),
    }),
    'GET /admin/search/terms': async () => {
      await shop().request().post('/api/v1/search/events').send(search()).expect(200);
      await shop().searchRecorder.flush();
      return { agent: (await shop().signIn('Catalogue')).agent, path: '/admin/search/terms?days=7' };
    },
    'GET /admin/search/synonyms': async () => ({
      ...(await addSynonym()),
      path: '/admin/search/synonyms',
    }),
    'POST /admin/search/synonyms': async () => ({
      agent: (await shop().signIn('Catalogue')).agent,
      path: '/admin/search/synonyms',
      body: synonym(),
    }),
    'PUT /admin/search/synonyms/:id': async () => ({ ...(await addSynonym()), body: synonym() }),
    'DELETE /admin/search/synonyms/:id': addSynonym,
  };
}
