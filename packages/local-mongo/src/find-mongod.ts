import { BadSetting, MongoNotFound } from './errors.ts';
import type { FoundMongo, Log, Way } from './way.ts';

export type FindResult = FoundMongo & { source: string };

/**
 * Tries the sources in order and returns the first that works.
 * @throws BadSetting at once: using another database than the configured one would surprise
 * @throws MongoNotFound when every source failed, with each reason
 */
export async function findMongod(ways: Way[], log: Log): Promise<FindResult> {
  const failures: string[] = [];
  for (const way of ways) {
    try {
      const found = await way.find(log);
      log(`MongoDB: ${way.name} (${'uri' in found ? 'MONGODB_URI is set' : found.binary})`);
      return { ...found, source: way.name };
    } catch (error) {
      if (error instanceof BadSetting) throw error;
      failures.push(`${way.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new MongoNotFound(failures);
}
