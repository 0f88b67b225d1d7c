import { browserStorage } from '../../lib/browser-storage.ts';
import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** Where a product that is being typed is kept: a new one, and one that is changed. */
export const DRAFT = 'productDraft';
export const EDIT_DRAFT = 'productEdit';

/** Apart from the rest of it: every logout forgets both, and shoppers carry no form of E-DASH along. */
export function forgetDraft(
  storage: KeyValueStorage = browserStorage().session,
  key: typeof DRAFT | typeof EDIT_DRAFT = DRAFT,
): void {
  writeStored(storage, key, undefined);
}
