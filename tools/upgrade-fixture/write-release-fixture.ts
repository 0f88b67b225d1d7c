import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startThrowawayMongo } from '@e-store/local-mongo/start-throwaway-mongo';
import { readVersion } from '@e-store/server/workspace-of';
import { loadDemo } from '../../apps/api/src/seed/load-demo.ts';
import {
  type RecordedCall,
  readStoredCollections,
  releaseFixtures,
  type ReleaseNotes,
  writeReleaseFixture,
} from '../../apps/api/src/testing/release-fixture.ts';
import { startTestInbox } from '../../apps/api/src/testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../apps/api/src/testing/start-test-shop.ts';
import { trade } from './trade.ts';

const { values } = parseArgs({ options: { force: { type: 'boolean' }, help: { type: 'boolean' } } });
const release = `release-${readVersion(import.meta.url)}`;
if (values.help) {
  console.log(`
npm run fixture:upgrade              writes apps/api/src/testing/fixtures/${release}: database, data directory and
                                     answers of a shop of this version, which later versions must bring up
npm run fixture:upgrade -- --force   replaces it; never after the release`);
} else if (releaseFixtures().includes(release) && !values.force) {
  console.error(`${release} exists. A fixture does not change after its release. --force replaces it.`);
  process.exitCode = 1;
} else await write();

async function write(): Promise<void> {
  const mongo = await startThrowawayMongo({ log: (line) => console.error(line) });
  process.env['TEST_MONGODB_URI'] = mongo.uri;
  const dataDir = await mkdtemp(join(tmpdir(), 'e-store-fixture-'));
  const inbox = await startTestInbox();
  const secret = (name: string) => `${name} secret of the upgrade fixture, used nowhere else`;
  const [jwtSecret, totpSecret, internalSecret] = ['JWT', 'TOTP', 'Internal'].map(secret) as [
    string,
    string,
    string,
  ];
  const shop = await startTestShop({
    config: {
      jwtSecret,
      totpSecret,
      internalSecret,
      dataDir,
      smtpUrl: inbox.smtpUrl,
      workerPort: 1,
      hasRateLimits: true,
      passwordCost: 10,
    },
  });
  const { database, passwords } = shop;
  const seeds = database.connection.collection<{ _id: string; finishedAt: Date }>('seeds');
  try {
    await loadDemo(database, { hash: passwords.hash, writeLine: console.log, now: shop.now() });
    await seeds.insertOne({ _id: 'demo', finishedAt: shop.now() });
    const traded = await trade(shop, inbox);
    const notes: ReleaseNotes = { release, now: shop.now().toISOString(), ...traded };
    const calls = await recordCalls(shop, notes);
    const collections = await readStoredCollections(
      database.connection.getClient().db(database.connection.name),
    );
    const empty = collections.filter(({ documents }) => documents.length === 0).map(({ name }) => name);
    if (empty.length > 0) throw new Error(`Extend trade.ts: nothing is in ${empty.join(', ')}.`);
    const secrets = { JWT_SECRET: jwtSecret, TOTP_SECRET: totpSecret, INTERNAL_SECRET: internalSecret };
    const folder = await writeReleaseFixture(release, { notes, secrets, collections, calls }, dataDir);
    console.log(`Written: ${folder}, ${collections.length} collections, ${calls.length} answers`);
  } finally {
    await shop.stop();
    await inbox.stop();
    await mongo.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Must be the same after an upgrade. */
async function recordCalls(
  shop: TestShop,
  { cookies, product, orders }: ReleaseNotes,
): Promise<RecordedCall[]> {
  const own = ['/me', '/cart', '/wishlist', '/orders/me', '/me/tickets', '/me/privacy', '/me/sessions'];
  const lists =
    'orders transactions customers messages reviews promocodes newsletter audit settings staff products ' +
    'categories dashboard work mails/dead';
  const staff = [
    ...lists.split(' '),
    ...[orders.toPack, orders.toDecide, orders.toRefund.order].map((id) => `orders/${id}`),
  ].map((path) => `/admin/${path}`);
  const guestCart = { orderItems: [{ product, size: 'M', quantity: 3 }], promoCode: 'COAST15' };
  const wanted: { as: string; path: string; send?: object }[] = [
    ...own.flatMap((path) => ['meera', 'arjun'].map((as) => ({ as, path }))),
    ...staff.map((path) => ({ as: 'owner', path })),
    ...['/admin/orders', `/admin/orders/${orders.toPack}`].map((path) => ({ as: 'packer', path })),
    ...['/products', `/product/${product}`, `/product/${product}/reviews`, '/store', '/products/sitemap'].map(
      (path) => ({ as: 'guest', path }),
    ),
    { as: 'guest', path: '/cart/quote', send: guestCart },
  ];
  const calls: RecordedCall[] = [];
  for (const { as, path, send } of wanted) {
    const url = `/api/v1${path}`;
    const call = send ? shop.request().post(url).send(send) : shop.request().get(url);
    const { body } = await call.set('Cookie', cookies[as] ?? '').expect(200);
    calls.push({ as, path, ...(send && { send }), answer: body });
  }
  return calls;
}
