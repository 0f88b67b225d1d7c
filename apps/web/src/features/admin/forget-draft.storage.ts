import { browserStorage } from '../../lib/browser-storage.ts';
import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

export const DRAFT = 'productDraft';
export const EDIT_DRAFT = 'productEdit';

/** In a file of its own: every logout clears drafts, and shoppers must not load E-DASH forms. */
export function forgetDraft(
  storage: KeyValueStorage = browserStorage().session,
  key: typeof DRAFT | typeof EDIT_DRAFT = DRAFT,
): void {
  writeStored(storage, key, undefined);
}
