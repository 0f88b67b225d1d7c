import { afterAll } from '@jest/globals';
import * as fc from 'fast-check';
import startTestMongo from '../../apps/api/src/testing/start-test-mongo.ts';
import stopTestMongo from '../../apps/api/src/testing/stop-test-mongo.ts';
import { selectSizes } from '../config.ts';

const { runs } = selectSizes({ full: { runs: 5_000 }, short: { runs: 5 } });
fc.configureGlobal({ numRuns: runs });
await startTestMongo();

// The unit tests' properties with more cases.
await import('../../apps/api/src/testing/all-interleavings.ts');

afterAll(stopTestMongo); // After the unit tests' own teardown of their databases.
