import { testMongo } from './test-mongo.ts';

export default async function stopTestMongo(): Promise<void> {
  await testMongo.stop?.();
}
