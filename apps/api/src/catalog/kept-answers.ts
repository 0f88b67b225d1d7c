import type { ShelfChange } from './shelf-changes.ts';
import type { ProductShelf } from './product-shelf.ts';

export type WrittenAnswer = { body: Buffer; etag: string };

/** The changes that invalidate a cached response. */
export type Holding = {
  shown: readonly string[];
  isChangedBy?: (change: ShelfChange) => boolean;
  isStillSo?: () => boolean;
};

/**
 * Responses about products that are the same for everybody, cached in memory by URL. Cart, quote and order
 * never read this cache.
 *
 * Local writes invalidate an entry at once, writes of other processes through the change stream. Without a
 * live stream the cache is bypassed.
 */
export type KeptAnswers = {
  find: (address: string) => Promise<{
    answer?: WrittenAnswer;
    keep?: (answer: WrittenAnswer, holding: Holding) => void;
  }>;
};

const MAX_BYTES = 8_000_000;
/** Two changes within milliseconds may look like none. This bounds how long such an entry lives. */
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
