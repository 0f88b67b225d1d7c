import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Client } from '@opensearch-project/opensearch';
import {
  type LocalOpenSearch,
  type LocalOpenSearchNode,
  startLocalOpenSearch,
} from '@e-store/local-opensearch';
import { trusted } from 'mongoose';
import {
  describeWithOpenSearch,
  onOpenSearch,
  OPENSEARCH_PATIENCE_MS,
} from '../../../testing/local-opensearch.ts';
import { settleOpenSearch } from '../../../testing/settle-opensearch.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { waitUntil as waitFor } from '../../../testing/wait-until.ts';
import { PRODUCTS_SYNC } from './catalog-sync.model.ts';
import { openSearchClient } from './opensearch-client.ts';
import { aliasOf, indicesBehind, reindex } from './reindex.ts';

jest.setTimeout(2 * OPENSEARCH_PATIENCE_MS);
const waitUntil = (isTrue: () => boolean | Promise<boolean>) => waitFor(isTrue, OPENSEARCH_PATIENCE_MS);

describeWithOpenSearch('a shop on two nodes of OpenSearch', () => {
  let server: LocalOpenSearch;
  let client: Client;
  let shop: TestShop;
  let alias: string;
  beforeAll(async () => {
    server = await startLocalOpenSearch({ nodeCount: 2 });
    const config = onOpenSearch(server);
    client = await openSearchClient(config.openSearch, { isPatient: true });
    alias = aliasOf(config.openSearch.prefix);
    shop = await startTestShop({ config });
    await shop.addProduct({ name: 'Lasting Kurta', category: 'Shirts' });
    await settle();
  });
  afterAll(async () => {
    server.nodes.forEach(({ resume }) => resume());
    await shop.stop();
    await client.close();
    await server.stop();
  });

  const settle = () => settleOpenSearch(shop);
  const get = (path: string) => shop.request().get(`/api/v1/${path}`);
  const countFound = async (query: string) => {
    const { status, body } = await get(`products?${query}`);
    return status === 200 ? Number(body.productCount) : -1;
  };

  it('shows a change of staff in the product at once and in lists as soon as OpenSearch has it', async () => {
    const { _id } = await shop.addProduct({ colour: 'Sage' });
    await settle();
    await shop.database.products.updateOne({ _id }, { $set: { colour: 'Navy', price: 321 } });
    const { body } = await get(`product/${String(_id)}`).expect(200);
    expect(body.price).toBe(321);
    await waitUntil(
      async () => (await countFound('colour=Navy')) === 1 && (await countFound('colour=Sage')) === 0,
    );
  });

  it('is complete while an index is built beside the live one, and has what changed meanwhile', async () => {
    const [before] = await indicesBehind(client, alias);
    let late: Promise<unknown> | undefined;
    const counts: number[] = [];
    const { database, log, now } = shop;
    const leftovers = [`${alias}-1-killed`, `${alias}-${Number(now())}-running`];
    for (const index of leftovers) await client.indices.create({ index });
    await reindex(database, {
      client,
      prefix: shop.config.openSearch?.prefix ?? '',
      log,
      now,
      onProgress: () => {
        late ??= shop.addProduct({ name: 'Late Stole' });
        void countFound('facets=true').then((count) => counts.push(count));
      },
    });
    await late;
    await settle();
    expect(await indicesBehind(client, alias)).not.toEqual([before]);
    expect(await client.indices.exists({ index: before ?? '' })).toMatchObject({ body: false });
    const { body: indices } = await client.indices.get({ index: `${alias}-*` });
    expect(Object.keys(indices).filter((index) => leftovers.includes(index))).toEqual([leftovers[1]]);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    await waitUntil(async () => (await countFound('keyword=late%20stole')) === 1);
  });

  it('builds the index anew when the change stream lost its place', async () => {
    const { catalogSyncs, products } = shop.database;
    const [before] = await indicesBehind(client, alias);
    await products.collection.rename('elsewhere');
    await shop.database.connection.collection('elsewhere').rename(products.collection.name);
    await waitUntil(async () => (await indicesBehind(client, alias))[0] !== before);
    await settle();
    expect(await catalogSyncs.findById(PRODUCTS_SYNC).lean()).toMatchObject({ version: expect.any(Number) });
  });

  it('builds the index anew when another release made it', async () => {
    const [before] = await indicesBehind(client, alias);
    await client.indices.putMapping({
      index: before ?? '',
      body: { _meta: { layout: 'of another release' } },
    });
    const releaseLease = { $set: { until: new Date(0) }, $unset: { owner: 1 } } as const;
    await shop.database.catalogSyncs.updateOne({ _id: PRODUCTS_SYNC }, releaseLease);
    await waitUntil(async () => (await indicesBehind(client, alias))[0] !== before);
    await settle();
    expect(await countFound('keyword=lasting')).toBe(1);
  });

  it('tells of the lists when a sync takes over, because the last one may have ended after a write', async () => {
    const { catalogSyncs } = shop.database;
    const readVersion = async () => (await catalogSyncs.findById(PRODUCTS_SYNC).orFail().lean()).version ?? 0;
    const before = await readVersion();
    await catalogSyncs.updateOne(
      { _id: PRODUCTS_SYNC },
      { $set: { until: new Date(0) }, $unset: { owner: 1 } },
    );
    await waitUntil(async () => (await readVersion()) > before);
    expect(await countFound('keyword=lasting')).toBe(1);
  });

  describe('with one node killed', () => {
    it('finds and follows as before', async () => {
      const killed = await secondNode(server.nodes);
      await killed.kill();
      await shop.addProduct({ name: 'Survivor Shawl', colour: 'Maroon' });
      await waitUntil(async () => (await countFound('keyword=survivor')) === 1);
      expect(await countFound('colour=Maroon&facets=true')).toBe(1);
    });
  });

  describe('with no node that answers', () => {
    beforeAll(async () => {
      server.nodes.forEach(({ pause }) => pause());
      await waitUntil(async () => (await get('products?facets=true')).body.reduced === true);
    });

    it.each([
      ['products', {}],
      ['products?limit=9&category=Shirts&facets=true', { reduced: true }],
      ['products?sort=origin', { reduced: true }],
    ])('answers %s from MongoDB, and says where filters are missing', async (path, expected) => {
      const { body } = await get(path).expect(200);
      expect({ reduced: body.reduced, facets: body.facets }).toEqual(expected);
    });

    it('answers a search with 503 and when to try again', async () => {
      const { body, headers } = await get('products?keyword=kurta').expect(503);
      expect(body.message).toBe('Search is not available right now. Try again in a moment.');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });

    it('stays ready, shows products and counts low stock', async () => {
      const product = await shop.database.products.findOne({ name: 'Lasting Kurta' }).orFail();
      await get(`product/${product.id}`).expect(200);
      expect((await shop.readiness()).status).toBe('ready');
      expect(await shop.countWork('lowStock')).toBeGreaterThanOrEqual(0);
    });

    it('catches up by itself afterwards', async () => {
      await shop.database.products.deleteMany({ name: trusted({ $ne: 'Lasting Kurta' }) });
      await shop.addProduct({ name: 'Patient Kurta' });
      server.nodes.forEach(({ resume }) => resume());
      await settle();
      await waitUntil(async () => (await countFound('keyword=patient')) === 1);
      const { body } = await get('products?keyword=patient&facets=true').expect(200);
      expect(body).toMatchObject({ productCount: 1, facets: { anyCategory: 1 } });
    });
  });
});

/** The node that is not the cluster manager: a cluster of two survives only its loss. */
async function secondNode(nodes: readonly LocalOpenSearchNode[]): Promise<LocalOpenSearchNode> {
  for (const node of nodes) {
    const answer = await fetch(`${node.url}/_cat/cluster_manager?format=json`);
    const [manager] = (await answer.json()) as { id: string }[];
    const local = (await (await fetch(`${node.url}/_nodes/_local`)).json()) as {
      nodes: Record<string, unknown>;
    };
    if (manager && !(manager.id in local.nodes)) return node;
  }
  throw new Error('Both nodes manage the cluster.');
}
