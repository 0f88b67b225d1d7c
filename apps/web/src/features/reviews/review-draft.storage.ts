import { browserStorage } from '../../lib/browser-storage.ts';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { NO_DRAFT, type ReviewDraft } from './review-draft.ts';

const DRAFT = 'reviewDraft';

type StoredDraft = { product: string; draft: { [Name in keyof ReviewDraft]?: unknown } };

function isStoredDraft(stored: unknown): stored is StoredDraft {
  if (typeof stored !== 'object' || stored === null || !('product' in stored) || !('draft' in stored))
    return false;
  return typeof stored.draft === 'object' && stored.draft !== null;
}

/** For the lifetime of the tab, across reloads and sign-ins. */
export function saveReviewDraft(
  product: string,
  draft: ReviewDraft,
  storage: KeyValueStorage = browserStorage().session,
): void {
  writeStored(storage, DRAFT, { product, draft } satisfies StoredDraft);
}

export function clearReviewDraft(storage: KeyValueStorage = browserStorage().session): void {
  writeStored(storage, DRAFT, undefined);
}

/** Of this product only; others stay stored. */
export function readReviewDraft(
  product: string,
  storage: KeyValueStorage = browserStorage().session,
): ReviewDraft | undefined {
  const stored = readStored(storage, DRAFT);
  if (!isStoredDraft(stored) || stored.product !== product) return undefined;
  const texts = Object.entries(stored.draft).filter(([, value]) => typeof value === 'string');
  return { ...NO_DRAFT, ...Object.fromEntries(texts) };
}
