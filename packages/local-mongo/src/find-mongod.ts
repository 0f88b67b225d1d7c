import { BadSetting, MongoNotFound } from './errors.ts';
import type { FoundMongo, Log, MongoSource } from './mongod-version.ts';

export type FindResult = FoundMongo & { source: string };

/**
 * The first source that works.
 * @throws BadSetting at once: another database than configured would surprise
 * @throws MongoNotFound with each source's reason
 */
export async function findMongod(sources: MongoSource[], log: Log): Promise<FindResult> {
  const failures: string[] = [];
  for (const mongoSource of sources) {
    try {
      const found = await mongoSource.find(log);
      log(`MongoDB: ${mongoSource.name} (${'uri' in found ? 'MONGODB_URI is set' : found.binary})`);
      return { ...found, source: mongoSource.name };
    } catch (error) {
      if (error instanceof BadSetting) throw error;
      failures.push(`${mongoSource.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new MongoNotFound(failures);
}
