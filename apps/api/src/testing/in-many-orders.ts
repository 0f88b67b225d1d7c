import * as fc from 'fast-check';

/** On a busy machine a few orders are tried; what is wrong in many of them shows in those. */
const SHORT_MS = 6000;
/** Nobody starves for so long. */
const STUCK_MS = 20_000;

/**
 * Tries something in the orders of many schedulers, which choose what of it goes on next: in a hundred, as long as that
 * takes no more than some seconds, or in as many as `trust/scenarios/t15-interleavings.test.ts` says. Whatever does not
 * end fails.
 */
export async function inManyOrders<Given>(
  given: fc.Arbitrary<Given>,
  tryOnce: (scheduler: fc.Scheduler, given: Given) => Promise<void>,
): Promise<void> {
  const { numRuns } = fc.readConfigureGlobal();
  const end = numRuns === undefined ? performance.now() + SHORT_MS : Infinity;
  const property = fc.asyncProperty(fc.scheduler(), given, async (scheduler, one) => {
    if (performance.now() < end) await tryOnce(scheduler, one);
  });
  await fc.assert(property, { timeout: STUCK_MS });
}
