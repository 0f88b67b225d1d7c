import { StartError } from '@e-store/server/start-error';
import { assertReplicaSet } from './assert-replica-set.ts';
import { type Config, readProcessConfig } from './config.ts';

/**
 * Runs a command of the operator on the database of MONGODB_URI. What its settings, the database or the command itself
 * refuse (StartError) is a sentence without a stack, and exit status 1; `npm start` is told, too, whose child it may be.
 */
export async function runTool(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readProcessConfig();
    await assertReplicaSet(config.mongodbUri);
    await work(config);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.send?.({ type: 'refused', sentence: error.message });
    process.exitCode = 1;
  }
}
