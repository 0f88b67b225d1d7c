import { parseArgs } from 'node:util';
import { createPasswordHasher } from '../features/account/password-hasher.ts';
import { openDatabase } from '../app/open-database.ts';
import { openPictures } from '../platform/storage/picture-store.ts';
import { runTool } from '../cli/run-tool.ts';
import { assertMaySeed } from './assert-may-seed.ts';
import { loadDemo } from './load-demo.ts';
import { loadPictures } from './load-pictures.ts';
import { loadManyOrders } from './load-many-orders.ts';
import { loadManyProducts } from './load-many-products.ts';

const { values } = parseArgs({
  options: {
    'if-empty': { type: 'boolean' },
    force: { type: 'boolean' },
    products: { type: 'string' },
    orders: { type: 'string' },
  },
});

await runTool(async (config) => {
  const database = openDatabase(config.mongodbUri, { isPatient: true });
  const seeds = database.connection.collection<{ _id: string; finishedAt: Date }>('seeds');
  const passwords = createPasswordHasher({ cost: config.passwordCost });
  const pictures = openPictures(config);
  const writeLine = (line: string) => console.log(line);
  const now = new Date();

  try {
    // Recorded last, so an interrupted load resumes.
    const isFilled = (await seeds.findOne({ _id: 'demo' })) !== null;
    await assertMaySeed(config, database, { isFilled, isForced: values.force ?? false });
    if (!values['if-empty'] || !isFilled) {
      await loadPictures(pictures, (done, of) => {
        if (done % 40 === 0 || done === of) writeLine(`Demo data: ${done} of ${of} pictures`);
      });
      await loadDemo(database, { hash: passwords.hash, writeLine, now });
      await seeds.updateOne({ _id: 'demo' }, { $set: { finishedAt: now } }, { upsert: true });
    }
    if (values.products) await loadManyProducts(database, Number(values.products), writeLine, now);
    if (values.orders) await loadManyOrders(database, Number(values.orders), writeLine, now);
  } finally {
    pictures.close();
    await passwords.stop();
    await database.connection.close();
  }
});
