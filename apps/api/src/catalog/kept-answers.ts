import type { ShelfChange } from './shelf-changes.ts';
import type { ProductShelf } from './product-shelf.ts';

/** The bytes of a body, and the tag by which a caller who has it says so. */
export type WrittenAnswer = { body: Buffer; etag: string };

/** As long as what an answer holds: the ids of the products that it shows, and what else may change it. */
export type Holding = {
  shown: readonly string[];
  isChangedBy?: (change: ShelfChange) => boolean;
  /** Of what the shelf does not know. */
  isStillSo?: () => boolean;
};

/**
 * Answers about products that are the same for everybody, kept in the memory of this process as they were sent, by
 * address. Nothing that decides about a price or a piece of stock reads them: cart, quote and order ask the database.
 *
 * One is answered only while it holds: what this process wrote is known at once, what others wrote by the change stream
 * of the products, and while that is not heard nothing is answered from here.
 */
export type KeptAnswers = {
  /** The answer that is kept of an address, or how to keep the one that is made now. */
  find: (address: string) => Promise<{
    answer?: WrittenAnswer;
    keep?: (answer: WrittenAnswer, holding: Holding) => void;
  }>;
};

/** Bodies of so many bytes in all; then the oldest go. */
const MAX_BYTES = 8_000_000;
/** Two changes of a product that come within a few milliseconds may look like none: no answer outlives that for long. */
const MAX_AGE_MS = 10_000;

type Kept = WrittenAnswer & Holding & { address: string; keptAt: number; moment: number };

export function createKeptAnswers(shelf: Pick<ProductShelf, 'moment' | 'changesSince'>): KeptAnswers {
  const byAddress = new Map<string, Kept>();
  let bytes = 0;

  function drop(kept: Kept): void {
    byAddress.delete(kept.address);
    bytes -= kept.body.byteLength;
  }

  function keep(kept: Kept): void {
    const before = byAddress.get(kept.address);
    if (before) drop(before);
    byAddress.set(kept.address, kept);
    bytes += kept.body.byteLength;
    for (const oldest of byAddress.values()) {
      if (bytes <= MAX_BYTES) return;
      drop(oldest);
    }
  }

  function holds(kept: Kept, moment: number): boolean {
    if (performance.now() - kept.keptAt > MAX_AGE_MS || kept.isStillSo?.() === false) return false;
    if (kept.moment === moment) return true;
    const changes = shelf.changesSince(kept.moment);
    if (!changes || changes.some((change) => isChangedBy(kept, change))) return false;
    kept.moment = moment;
    return true;
  }

  return {
    find: async (address) => {
      const moment = await shelf.moment();
      if (moment === undefined) return {};
      const kept = byAddress.get(address);
      if (kept && holds(kept, moment)) return { answer: kept };
      if (kept) drop(kept);
      return {
        keep: (answer, holding) =>
          keep({ ...answer, ...holding, address, keptAt: performance.now(), moment }),
      };
    },
  };
}

const isChangedBy = ({ shown, isChangedBy: isOtherwise }: Holding, change: ShelfChange): boolean =>
  shown.includes(change.id) || (isOtherwise?.(change) ?? false);
