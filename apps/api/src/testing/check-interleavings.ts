import * as fc from 'fast-check';

const TIME_BUDGET_MS = 6000;
const TIMEOUT_MS = 20_000;

/**
 * Up to a hundred schedules within seconds, or as many as `trust/scenarios/t15-interleavings.test.ts` sets.
 * Endless runs fail.
 */
export async function checkInterleavings<Given>(
  given: fc.Arbitrary<Given>,
  scenario: (scheduler: fc.Scheduler, given: Given) => Promise<void>,
): Promise<void> {
  const { numRuns } = fc.readConfigureGlobal();
  const end = numRuns === undefined ? performance.now() + TIME_BUDGET_MS : Infinity;
  const property = fc.asyncProperty(fc.scheduler(), given, async (scheduler, one) => {
    if (performance.now() < end) await scenario(scheduler, one);
  });
  await fc.assert(property, { timeout: TIMEOUT_MS });
}
