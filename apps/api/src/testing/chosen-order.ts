import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scheduler } from 'fast-check';
import { Aggregate, Query } from 'mongoose';
import type { Database } from '../database.ts';

/** What answers a promise at once. Queries and aggregations of a model wait until they are awaited. */
const OF_MODELS = new Set(['create', 'insertMany', 'bulkWrite']);
const OF_COLLECTIONS = new Set(['findOne', 'findOneAndUpdate', 'updateOne', 'deleteOne']);
const OF_CONNECTIONS = new Set(['transaction']);

/**
 * A database whose calls are made, and whose answers are heard, in an order that a scheduler of fast-check chooses: what
 * our own code decides between two `await`s is so tried in orders that a real line brings about once in a year. The real
 * database does each call before the next is made, and each transaction as a whole: that nothing comes between its steps
 * is for the database to see to. What a transaction waits for without being part of it is named `beside` it, and done at
 * once.
 */
export function inChosenOrder(real: Database, { beside = [] }: { beside?: (keyof Database)[] } = {}) {
  let scheduler: Scheduler | undefined;
  /** What belongs to a step is no step of its own. */
  const within = new AsyncLocalStorage<true>();

  async function step<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
    if (!scheduler || within.getStore()) return call();
    const chosenBy = scheduler;
    let made = Promise.reject<Answer>(new Error('never chosen'));
    made.catch(() => {});
    await chosenBy.schedule(Promise.resolve(), name, undefined, async (goOn) => {
      made = within.run(true, call);
      await made.catch(() => {}); // told to who called
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
    /** Does all of it in the order that this scheduler chooses. */
    chosenBy: async <Done>(chooser: Scheduler, doAll: () => Promise<Done>): Promise<Done> => {
      scheduler = chooser;
      try {
        return await chooser.waitFor(doAll());
      } finally {
        await chooser.waitIdle(); // what nobody waited for
        scheduler = undefined;
      }
    },
  };
}
