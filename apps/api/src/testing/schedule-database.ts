import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scheduler } from 'fast-check';
import { Aggregate, Query } from 'mongoose';
import type { Database } from '../platform/database/database.ts';

/** These return a promise at once. Model queries start when awaited. */
const MODEL_METHODS = new Set(['create', 'insertMany', 'bulkWrite']);
const COLLECTION_METHODS = new Set(['findOne', 'findOneAndUpdate', 'updateOne', 'deleteOne']);
const CONNECTION_METHODS = new Set(['transaction']);

/**
 * A fast-check scheduler orders calls and responses, to test races between two `await`s. Each call and
 * transaction runs atomically.
 */
export function scheduleDatabase(
  real: Database,
  { unscheduled = [] }: { unscheduled?: (keyof Database)[] } = {},
) {
  let scheduler: Scheduler | undefined;
  const within = new AsyncLocalStorage<true>();

  async function step<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
    if (!scheduler || within.getStore()) return call();
    const runScheduled = scheduler;
    let made = Promise.reject<Answer>(new Error('never chosen'));
    made.catch(() => {});
    await runScheduled.schedule(Promise.resolve(), name, undefined, async (goOn) => {
      made = within.run(true, call);
      await made.catch(() => {});
      await goOn();
    });
    await runScheduled.schedule(Promise.resolve(), `${name} is answered`);
    return made;
  }

  const scheduleCalls = <Target extends object>(target: Target, name: string, calls: Set<string>): Target =>
    new Proxy(target, {
      get: (_target, property) => {
        const found: unknown = Reflect.get(target, property);
        if (typeof found !== 'function' || typeof property === 'symbol') return found;
        return (...args: unknown[]) => {
          const label = `${name}.${property}`;
          if (calls.has(property)) return step(label, () => found.apply(target, args));
          const answer: unknown = found.apply(target, args);
          if (answer instanceof Query || answer instanceof Aggregate) {
            const exec = answer.exec.bind(answer) as () => Promise<unknown>;
            answer.exec = () => step(label, exec) as never;
          }
          return property === 'collection'
            ? scheduleCalls(answer as object, String(args[0]), COLLECTION_METHODS)
            : answer;
        };
      },
    });

  const models = Object.entries(real).map(([name, part]) => [
    name,
    'findOneAndUpdate' in part && !unscheduled.includes(name as keyof Database)
      ? scheduleCalls(part, name, MODEL_METHODS)
      : part,
  ]);
  const database: Database = {
    ...(Object.fromEntries(models) as Database),
    connection: scheduleCalls(real.connection, 'connection', CONNECTION_METHODS),
  };

  return {
    database,
    runScheduled: async <Done>(chooser: Scheduler, runScenario: () => Promise<Done>): Promise<Done> => {
      scheduler = chooser;
      try {
        return await chooser.waitFor(runScenario());
      } finally {
        await chooser.waitIdle();
        scheduler = undefined;
      }
    },
  };
}
