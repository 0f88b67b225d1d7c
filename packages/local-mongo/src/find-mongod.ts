import { BadSetting, MongoNotFound } from './errors.ts';
import type { FoundMongo, Log, Way } from './way.ts';

export type FindResult = FoundMongo & { source: string };

/**
 * Tries the ways in their order and takes the first that works, naming it in one line to `log`.
 * @throws BadSetting at once when a variable somebody set is wrong: silently taking another database would surprise
 * @throws MongoNotFound when every way failed, with the reason of each
 */
export async function findMongod(ways: Way[], log: Log): Promise<FindResult> {
  const failures: string[] = [];
  for (const way of ways) {
    try {
      // One after the other on purpose: a later way costs a download.
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
