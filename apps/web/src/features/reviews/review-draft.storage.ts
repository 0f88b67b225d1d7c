import { browserStorage } from '../../lib/browser-storage.ts';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { NO_DRAFT, type ReviewDraft } from './review-draft.ts';

const DRAFT = 'reviewDraft';

type Kept = { product: string; draft: ReviewDraft };

function isKept(stored: unknown): stored is Kept {
  if (typeof stored !== 'object' || stored === null || !('product' in stored) || !('draft' in stored))
    return false;
  const { draft } = stored;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.keys(NO_DRAFT).every((name) => typeof (draft as Record<string, unknown>)[name] === 'string')
  );
}

/** Keeps a review that is being written as long as the tab lives: a reload or a new sign-in loses nothing. */
export function keepReviewDraft(
  product: string,
  draft: ReviewDraft,
  storage: KeyValueStorage = browserStorage().session,
): void {
  writeStored(storage, DRAFT, { product, draft } satisfies Kept);
}

export function forgetReviewDraft(storage: KeyValueStorage = browserStorage().session): void {
  writeStored(storage, DRAFT, undefined);
}

/** What was begun about this product; a draft about another one stays where it is. */
export function readReviewDraft(
  product: string,
  storage: KeyValueStorage = browserStorage().session,
): ReviewDraft | undefined {
  const stored = readStored(storage, DRAFT);
  return isKept(stored) && stored.product === product ? stored.draft : undefined;
}
