export class StepFailed extends Error {
  constructor(step, cause) {
    super(`${step}: ${cause.message}`, { cause });
    this.name = 'StepFailed';
  }
}

const noisyAfterMs = 1_000;

const withProgress = async (notify, work) => {
  const timer = setTimeout(() => notify(), noisyAfterMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Starts steps `{ name, when?(shop), start(shop, signal) }` in order; `start` returns nothing or
 * `{ stop(hurry)?, ...facts }` for later steps. A failure or an abort stops the started steps and throws
 * StepFailed. `stop(hurry)` is idempotent, undoes all in reverse, and throws the first error.
 */
export const runSteps = async (steps, context, { say = () => {}, signal, hurry } = {}) => {
  const shop = { ...context };
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
  if (signal?.aborted) {
    await stop();
    throw new StepFailed('start', signal.reason);
  }
  return { shop, stop };
};
