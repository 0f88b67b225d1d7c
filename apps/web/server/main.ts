import { runUntilStopped } from '@e-store/server/run-until-stopped';
import { configFromEnvironment } from './config.ts';
import { start } from './start.ts';

await runUntilStopped(() => start(configFromEnvironment()));
