import { browserStorage } from '../../lib/browser-storage.ts';
import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** Where a product that is being typed is kept. */
export const DRAFT = 'productDraft';

/** Apart from the rest of it: every logout forgets it, and shoppers carry no form of E-DASH along. */
export function forgetDraft(storage: KeyValueStorage = browserStorage().session): void {
  writeStored(storage, DRAFT, undefined);
}
