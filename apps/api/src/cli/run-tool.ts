import { StartError } from '@e-store/server/run-until-stopped';
import { assertReplicaSet } from '../platform/database/assert-replica-set.ts';
import { type Config, readProcessConfig } from '../platform/config/config.ts';

/** Runs an operator command. Expected failures (StartError) print one sentence and exit with status 1. */
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
