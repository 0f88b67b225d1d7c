import { browserStorage } from '../../../lib/browser-storage.ts';
import { writeStored, type KeyValueStorage } from '../../../lib/stored-json.ts';

export const PRODUCT_DRAFT = 'productDraft';
export const PRODUCT_EDIT_DRAFT = 'productEdit';

/** In a file of its own: every logout clears drafts, and shoppers must not load E-DASH forms. */
export function clearProductDraft(
  storage: KeyValueStorage = browserStorage().session,
  key: typeof PRODUCT_DRAFT | typeof PRODUCT_EDIT_DRAFT = PRODUCT_DRAFT,
): void {
  writeStored(storage, key, undefined);
}
