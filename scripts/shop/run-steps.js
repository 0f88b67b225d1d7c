/** A step that could not be started, with the name of the step. */
export class StepFailed extends Error {
  constructor(step, cause) {
    super(`${step}: ${cause.message}`, { cause });
    this.name = 'StepFailed';
  }
}

const noisyAfterMs = 1_000;

/** Calls `tell` once when the work takes longer than a second, so that nobody wonders. */
const withProgress = async (tell, work) => {
  const timer = setTimeout(() => tell(), noisyAfterMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Starts named steps from the top down and answers a `stop` that undoes them from the bottom up.
 *
 * A step is `{ name, when?(shop), start(shop, signal) }`; its `start` answers nothing or `{ stop(hurry)?, ...facts }`,
 * and the facts are there for the steps below it. When a step fails, or `signal` is aborted meanwhile, what was
 * started is stopped and StepFailed is thrown.
 *
 * `stop(hurry)` may be called often and undoes everything once; `hurry`, an AbortSignal, cuts the time that is
 * left to each step. A step that cannot be stopped does not keep the ones above it alive: the first such error is
 * thrown when all had their turn.
 */
export const runSteps = async (steps, facts, { say = () => {}, signal, hurry } = {}) => {
  const shop = { ...facts };
  const started = [];

  const undo = async () => {
    const errors = [];
    for (const { name, stop } of started.splice(0).toReversed()) {
      try {
        await withProgress(
          () => say(`Stopping ${name} …`),
          () => stop(hurry),
        );
      } catch (error) {
        errors.push(new StepFailed(`stopping ${name}`, error));
      }
    }
    if (errors.length > 0) throw errors[0];
  };
  let stopping;
  const stop = () => (stopping ??= undo());

  for (const { name, when = () => true, start } of steps) {
    if (!when(shop)) continue;
    try {
      signal?.throwIfAborted();
      const { stop: stopStep, ...learnt } =
        (await withProgress(
          () => say(`Starting ${name} …`),
          () => start(shop, signal),
        )) ?? {};
      if (stopStep) started.push({ name, stop: stopStep });
      Object.assign(shop, learnt);
    } catch (error) {
      await stop().catch(() => {});
      throw new StepFailed(name, error);
    }
  }
  // An abort that came while the last step started.
  if (signal?.aborted) {
    await stop();
    throw new StepFailed('start', signal.reason);
  }
  return { shop, stop };
};
