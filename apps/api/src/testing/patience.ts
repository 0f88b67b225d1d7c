import { jest } from '@jest/globals';

// A real database on a busy machine: only what hangs should fail by the clock.
jest.setTimeout(30_000);
