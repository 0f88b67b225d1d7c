// A relative path: Jest loads this file outside its module system, so package names would resolve to dist/.
import { startThrowawayMongo } from '../../../../packages/local-mongo/src/start-throwaway-mongo.ts';
import { testMongo } from './test-mongo.ts';

export default async function startTestMongo(): Promise<void> {
  const mongo = await startThrowawayMongo({ log: (line) => process.stderr.write(`${line}\n`) });
  testMongo.stop = mongo.stop;
  process.env.TEST_MONGODB_URI = mongo.uri;
}
