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

/**
 * What shoppers choose by, of every product they see, kept in memory: to count every choice of a gallery, the database
 * would have to read all of them each time.
 */
export type ProductShelf = {
  /** The facets of a list, of the products as they are now. */
  facets: (query: ProductListQuery) => Promise<Facets>;
  /** What a search asks for, of the products as they are now, all questions of the same ones. */
  ask: (questions: readonly ShelfQuestion[]) => Promise<ShelfAnswer[]>;
  entry: (id: string) => ShelfEntry | undefined;
  /** How many products were chosen, as they are now: in a moment, however many there are. */
  count: (query: ProductListQuery) => Promise<number>;
  /** Of how many some pieces are left, but of a size or of all no more than `limit`. */
  countLow: (limit: number) => Promise<number>;
  /**
   * Whether asking it does not wait, and every change is heard of as soon as it is made. Of a large catalogue, which the
   * database cannot count in time, that a change may be heard of some seconds late, too: a silent line is given up then.
   */
  canBeAsked: () => boolean;
  /** Whether it can be asked, and asking it for a page that ends there is cheap. */
  isQuick: (end: number) => boolean;
  /**
   * What is kept of products may be asked whether it still holds: the moment now, or nothing while changes may be made
   * that are not heard of. What was written until now is read first.
   */
  moment: () => Promise<number | undefined>;
  /** What changed since a moment, in order; nothing when that is not known any more. */
  changesSince: (moment: number) => readonly ShelfChange[] | undefined;
  /**
   * Products were just written in a way that their model does not tell: who looks next sees it, ahead of the change
   * stream.
   */
  touch: (id: Types.ObjectId | string) => void;
  /** Whether the first reading of all products is over. */
  hasBeenRead: () => boolean;
  stop: () => void;
};

/** From so many changed products on, reading all of them is cheaper. */
const MANY = 2000;

/** So many are looked at and sorted in a few milliseconds, in which the process does nothing else. */
const SHORT = 25_000;
/** So many are looked at, but not sorted, sooner than the database counts them: for a page that is not far down. */
const LONG = 1_000_000;
const NOT_FAR = 1000;

/** Counts that many galleries look at are kept, but not those of every address that somebody may invent. */
const MAX_KEPT = 500;

/** Products that changed are read again by whoever looks next. */
export function startProductShelf(
  database: Database,
  log: Logger,
  categories: Pick<CategoryList, 'all' | 'known'>,
): ProductShelf {
  const { products } = database;
  let table = new ShelfTable();
  let kept = new Map<string, Facets>();
  let touched = new Set<string>();
  /** As the counts that are kept call them. */
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
    const target = table; // which may be replaced meanwhile, by what was read later
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

  /** Places of what a search found, and how well each matches, by its place. */
  function placesOf({ products: places, scores }: Matches) {
    const scoreAt = new Float64Array(table.places);
    // Beyond what the table holds, nothing is written.
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
    // Places, not what lies there: of a common word there are tens of thousands.
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

/** What the counts depend on: neither the page nor the order. */
function choiceKey(query: ProductListQuery): string {
  const { keyword: _words, page: _page, limit: _limit, sort: _sort, facets: _asked, ...choice } = query;
  return JSON.stringify(choice);
}
