import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scheduler } from 'fast-check';
import { Aggregate, Query } from 'mongoose';
import type { Database } from '../database.ts';

/** Calls that return a promise at once. Model queries start when awaited. */
const OF_MODELS = new Set(['create', 'insertMany', 'bulkWrite']);
const OF_COLLECTIONS = new Set(['findOne', 'findOneAndUpdate', 'updateOne', 'deleteOne']);
const OF_CONNECTIONS = new Set(['transaction']);

/**
 * Wraps a database so that a fast-check scheduler orders calls and responses, to test races between two
 * `await`s. Each call and transaction runs atomically. Collections in `unscheduled` are not scheduled.
 */
export function inChosenOrder(real: Database, { beside = [] }: { beside?: (keyof Database)[] } = {}) {
  let scheduler: Scheduler | undefined;
  const within = new AsyncLocalStorage<true>();

  async function step<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
    if (!scheduler || within.getStore()) return call();
    const chosenBy = scheduler;
    let made = Promise.reject<Answer>(new Error('never chosen'));
    made.catch(() => {});
    await chosenBy.schedule(Promise.resolve(), name, undefined, async (goOn) => {
      made = within.run(true, call);
      await made.catch(() => {});
      await goOn();
    });
    await chosenBy.schedule(Promise.resolve(), `${name} is answered`);
    return made;
  }

  const stepwise = <Target extends object>(target: Target, name: string, calls: Set<string>): Target =>
    new Proxy(target, {
      get: (_target, property) => {
        const found: unknown = Reflect.get(target, property);
        if (typeof found !== 'function' || typeof property === 'symbol') return found;
        return (...given: unknown[]) => {
          const label = `${name}.${property}`;
          if (calls.has(property)) return step(label, () => found.apply(target, given));
          const answer: unknown = found.apply(target, given);
          if (answer instanceof Query || answer instanceof Aggregate) {
            const exec = answer.exec.bind(answer) as () => Promise<unknown>;
            answer.exec = () => step(label, exec) as never;
          }
          return property === 'collection'
            ? stepwise(answer as object, String(given[0]), OF_COLLECTIONS)
            : answer;
        };
      },
    });

  const models = Object.entries(real).map(([name, part]) => [
    name,
    'findOneAndUpdate' in part && !beside.includes(name as keyof Database)
      ? stepwise(part, name, OF_MODELS)
      : part,
  ]);
  const database: Database = {
    ...(Object.fromEntries(models) as Database),
    connection: stepwise(real.connection, 'connection', OF_CONNECTIONS),
  };

  return {
    database,
    chosenBy: async <Done>(chooser: Scheduler, doAll: () => Promise<Done>): Promise<Done> => {
      scheduler = chooser;
      try {
        return await chooser.waitFor(doAll());
      } finally {
        await chooser.waitIdle();
        scheduler = undefined;
      }
    },
  };
}
