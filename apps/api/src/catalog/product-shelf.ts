import type { Category } from '@e-store/shared/catalog/categories';
import type { Facets } from '@e-store/shared/catalog/endpoints';
import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { trusted, Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';
import type { CategoryList } from './category-list.ts';
import { rulesOf } from './choice-rules.ts';
import { firstOf } from '../first-of.ts';
import { followCollection } from './follow-collection.ts';
import { LISTED } from './product-filter.ts';
import { onProductWritten } from './product-writes.ts';
import { readListed } from './read-listed.ts';
import { createRereading } from './rereading.ts';
import type { Matches } from './search/search-thread.ts';
import { keepChanges, type ShelfChange } from './shelf-changes.ts';
import { CHOSEN_BY, type ShelfEntry, toShelfEntry } from './shelf-entry.ts';
import type { ShelfAnswer, ShelfQuestion } from './shelf-question.ts';
import { ShelfTable } from './shelf-table.ts';
import { toFacets } from './to-facets.ts';

/** An in-memory index of visible products: filters, sorts and counts facets without reading the database. */
export type ProductShelf = {
  facets: (query: ProductListQuery) => Promise<Facets>;
  ask: (questions: readonly ShelfQuestion[]) => Promise<ShelfAnswer[]>;
  entry: (id: string) => ShelfEntry | undefined;
  count: (query: ProductListQuery) => Promise<number>;
  countLow: (limit: number) => Promise<number>;
  /** Whether queries run at once on live data. A large catalogue tolerates a delay of seconds. */
  canBeAsked: () => boolean;
  isQuick: (end: number) => boolean;
  /** Returns the cache version, or `undefined` without a live stream. Reads pending changes first. */
  moment: () => Promise<number | undefined>;
  changesSince: (moment: number) => readonly ShelfChange[] | undefined;
  /** Marks a product stale after a write that bypasses its model, ahead of the change stream. */
  touch: (id: Types.ObjectId | string) => void;
  hasBeenRead: () => boolean;
  stop: () => void;
};

const MANY = 2000;

const SHORT = 25_000;
const LONG = 1_000_000;
const NOT_FAR = 1000;

const MAX_KEPT = 500;

export function startProductShelf(
  database: Database,
  log: Logger,
  categories: Pick<CategoryList, 'all' | 'known'>,
): ProductShelf {
  const { products } = database;
  let table = new ShelfTable();
  let kept = new Map<string, Facets>();
  let touched = new Set<string>();
  let called: readonly Category[] = [];
  const changes = keepChanges();

  async function readAll(): Promise<void> {
    touched = new Set();
    const all = new ShelfTable();
    await readListed(database, CHOSEN_BY, (records) =>
      records.forEach((record) => all.put(toShelfEntry(record))),
    );
    table = all;
    kept = new Map();
    changes.lose();
    if (table.size > LONG) log.warn({ products: table.size }, 'shelf: more products than it was made for');
  }

  async function readTouched(): Promise<void> {
    if (touched.size > MANY) return readAll();
    const target = table; // a later read may replace it meanwhile
    const ids = [...touched];
    touched = new Set();
    try {
      const oneOfThem = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
      const records = await products.find({ ...LISTED, _id: oneOfThem }, CHOSEN_BY).lean();
      const found = new Map(records.map((record) => [String(record._id), toShelfEntry(record)]));
      for (const id of ids) {
        const after = found.get(id);
        changes.add({ id, before: target.get(id), after });
        if (after) target.put(after);
        else target.delete(id);
      }
      kept = new Map();
    } catch (error) {
      ids.forEach((id) => touched.add(id));
      throw error;
    }
  }

  const rereading = createRereading(() => touched.size > 0, readTouched);

  const following = followCollection(products, log, {
    readAll,
    onChange: (id) => touched.add(id),
    whileAway: 'Filters are loading. Try again in a moment.',
  });

  const forgetWrites = onProductWritten(database.connection, (id) => touched.add(id));

  const canBeAsked = () => following.isAttentive() || (table.size > SHORT && following.isInStep());

  const isCaughtUp = () => rereading.isFresh() && categories.known() === called;

  async function catchUp(): Promise<void> {
    if (following.isAttentive() && isCaughtUp()) return;
    await following.inStep();
    await rereading.untilFresh();
    const known = await categories.all();
    if (known === called) return;
    kept = new Map();
    changes.lose();
    called = known;
  }

  function placesOf({ products: places, scores }: Matches) {
    const scoreAt = new Float64Array(table.places);
    for (const [index, place] of places.entries()) scoreAt[place] = scores[index] ?? 0;
    return { places, scoreAt };
  }

  function answer(question: ShelfQuestion): ShelfAnswer {
    const { choice, read, found, excluded, order, from = 0, limit = 0, hasFacets = false } = question;
    const { places, scoreAt } = found ? placesOf(found) : {};
    const { matching, counts } = table.look(rulesOf(choice, read), {
      places,
      excluded,
      hasCounts: hasFacets,
    });
    const byOrder = table.orders[order ?? 'popular'];
    const compare = (a: number, b: number) =>
      (scoreAt && !order ? (scoreAt[b] ?? 0) - (scoreAt[a] ?? 0) : 0) || byOrder(a, b);
    const shown = limit === 0 ? [] : firstOf(matching, compare, from + limit).slice(from);
    return {
      ids: shown.map((place) => table.idAt(place)),
      count: matching.length,
      ...(hasFacets && { facets: toFacets(counts, called, read?.category) }),
    };
  }

  return {
    touch: (id) => void touched.add(String(id)),
    entry: (id) => table.get(id),
    canBeAsked,
    isQuick: (end) => canBeAsked() && table.size <= (end <= NOT_FAR ? LONG : SHORT),
    moment: async () => {
      if (!following.isAttentive()) return undefined;
      await catchUp();
      return categories.known() && changes.now();
    },
    changesSince: changes.since,
    ask: async (questions) => {
      await catchUp();
      return questions.map(answer);
    },
    count: async (query) => {
      await catchUp();
      return table.count(rulesOf(query));
    },
    countLow: async (limit) => {
      await catchUp();
      return table.left.countLow(limit);
    },
    facets: async (query) => {
      await catchUp();
      const key = choiceKey(query);
      const facets =
        kept.get(key) ?? toFacets(table.look(rulesOf(query), { hasCounts: true }).counts, called);
      if (kept.size < MAX_KEPT) kept.set(key, facets);
      return facets;
    },
    hasBeenRead: following.hasBeenRead,
    stop: () => {
      forgetWrites();
      following.stop();
    },
  };
}

function choiceKey(query: ProductListQuery): string {
  const { keyword: _words, page: _page, limit: _limit, sort: _sort, facets: _asked, ...choice } = query;
  return JSON.stringify(choice);
}
