// A relative path, because Jest runs this file outside its own module system: a package name would lead to dist/.
import { startThrowawayMongo } from '../../../../packages/local-mongo/src/start-throwaway-mongo.ts';
import { testMongo } from './test-mongo.ts';

/** One server for the whole run; each test file takes a database of its own on it. */
export default async function startTestMongo(): Promise<void> {
  const mongo = await startThrowawayMongo({ log: (line) => process.stderr.write(`${line}\n`) });
  testMongo.stop = mongo.stop;
  process.env.TEST_MONGODB_URI = mongo.uri;
}
