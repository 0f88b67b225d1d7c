import { afterAll } from '@jest/globals';
import * as fc from 'fast-check';
import startTestMongo from '../../apps/api/src/testing/start-test-mongo.ts';
import stopTestMongo from '../../apps/api/src/testing/stop-test-mongo.ts';
import { sized } from '../config.ts';

const { runs } = sized({ full: { runs: 5_000 }, short: { runs: 5 } });
fc.configureGlobal({ numRuns: runs });
await startTestMongo();

// The properties are those of the unit tests, so many times more: a rule is written down once.
await import('../../apps/api/src/testing/all-interleavings.ts');

afterAll(stopTestMongo); // after theirs, which end their databases
