import { MAX_SYNONYMS } from '@e-store/shared/search-insights/search-terms';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createContext } from '../../../app/create-context.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { waitUntil } from '../../../testing/wait-until.ts';

const PATH = '/api/v1/admin/search/synonyms';

let shop: TestShop;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.addProduct({ name: 'Howrah Slim', category: 'jeans' });
  staff = await shop.signIn('Catalogue');
});
afterEach(async () => {
  await shop.database.searchSynonyms.deleteMany({});
  await shop.synonymSync.refresh();
});
afterAll(() => shop.stop());

type Synonym = { _id: string; word: string; means: string };
const add = (word: string, means = 'jeans') => staff.agent.post(PATH).send({ word, means });
const added = async (word: string, means?: string): Promise<Synonym> => {
  const { body } = await add(word, means).expect(200);
  return body.synonyms.find((one: Synonym) => one.word === word.toLowerCase());
};
const hitsOf = async (keyword: string) => {
  const { body } = await shop.request().get('/api/v1/products').query({ keyword }).expect(200);
  return body.productCount;
};

describe('a synonym of staff', () => {
  it('is effective at once when it is added, edited and deleted, although lists are cached', async () => {
    expect([await hitsOf('zzlower'), await hitsOf('zzlower')]).toEqual([0, 0]);
    const { _id } = await added('Zzlower');
    expect(await hitsOf('ZZLOWER under 5000')).toBe(1);
    expect(await hitsOf('zzlower')).toBe(1);
    const at = `${PATH}/${_id}`;
    const { body } = await staff.agent.put(at).send({ word: 'zzpant', means: 'Jeans' }).expect(200);
    expect(body).toEqual({ synonyms: [{ _id, word: 'zzpant', means: 'jeans' }] });
    expect([await hitsOf('zzlower'), await hitsOf('zzpant')]).toEqual([0, 1]);
    expect((await staff.agent.delete(at).expect(200)).body).toEqual({ synonyms: [] });
    expect(await hitsOf('zzpant')).toBe(0);
  });

  it('is effective in every other process a moment later', async () => {
    const other = createContext(shop.config, { now: shop.now, log: shop.log });
    const categoriesThere = async () => (await other.context.search.read('zzlower')).filters.category;
    try {
      expect(await categoriesThere()).toBeUndefined();
      const before = await other.context.catalogIndex.version();
      await added('zzlower');
      await waitUntil(async () => (await categoriesThere())?.[0] === 'jeans');
      expect(await other.context.catalogIndex.version()).not.toBe(before);
    } finally {
      await other.stop();
    }
  });

  it('survives a restart', async () => {
    await added('zzlower');
    const other = createContext(shop.config, { now: shop.now, log: shop.log });
    try {
      await waitUntil(() => other.context.synonymSync.hasBeenRead());
      expect((await other.context.search.read('zzlower')).filters.category).toEqual(['jeans']);
    } finally {
      await other.stop();
    }
  });

  it('is in the audit trail with what was before and after', async () => {
    const { _id } = await added('zzlower');
    await staff.agent.put(`${PATH}/${_id}`).send({ word: 'zzlower', means: 'shirt' }).expect(200);
    await staff.agent.delete(`${PATH}/${_id}`).expect(200);
    const entries = await shop.database.auditEntries.find({ 'subject.id': _id }).sort({ _id: 1 }).lean();
    expect(entries.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['synonym.added', {}, { word: 'zzlower', means: 'jeans' }],
      ['synonym.edited', { means: 'jeans' }, { means: 'shirt' }],
      ['synonym.deleted', { word: 'zzlower', means: 'shirt' }, {}],
    ]);
    expect(entries[0]?.subject).toEqual({ kind: 'synonym', id: _id, label: 'zzlower' });
  });

  it.each([
    ['', 'jeans', { word: 'Enter what shoppers type.' }],
    ['lower', ' ', { means: 'Enter what to search for instead.' }],
    ['—', 'jeans', { word: 'Use at least one letter or number.' }],
    ['Jeans', 'jeans', { means: 'Enter different words from what shoppers type.' }],
    ['x'.repeat(65), 'jeans', { word: 'At most 64 characters.' }],
  ])('is rejected: %j as %j', async (word, means, fields) => {
    expect((await add(word, means).expect(400)).body.fields).toEqual(fields);
  });

  it('is rejected for a word that has one, whatever its case', async () => {
    await added('zzlower');
    const { _id } = await added('zzpant');
    const taken = { fields: { word: 'This word already has a synonym.' } };
    expect((await add('ZZLower', 'shirt').expect(409)).body).toMatchObject(taken);
    const { body } = await staff.agent
      .put(`${PATH}/${_id}`)
      .send({ word: 'zzlower', means: 'x' })
      .expect(409);
    expect(body).toMatchObject(taken);
  });

  it('is rejected beyond the maximum', async () => {
    const words = Array.from({ length: MAX_SYNONYMS }, (_, index) => ({ word: `w${index}`, means: 'x' }));
    await shop.database.searchSynonyms.insertMany(words);
    expect((await add('one more').expect(409)).body.message).toBe(
      'You have 200 synonyms, the maximum. Delete one first.',
    );
  });

  it('that is gone is neither edited nor deleted', async () => {
    const at = `${PATH}/0123456789abcdef01234567`;
    await staff.agent.put(at).send({ word: 'a', means: 'b' }).expect(404);
    expect((await staff.agent.delete(at).expect(404)).body.message).toBe('This synonym no longer exists.');
  });

  it('is not for packers', async () => {
    const { agent } = await shop.signIn('Packer');
    await agent.get(PATH).expect(403);
    await agent.get('/api/v1/admin/search/terms').expect(403);
  });
});
