import { browserStorage } from './browser-storage.ts';
import { readStored, writeStored, type KeyValueStorage } from './stored-json.ts';

const FORM_DRAFTS = 'formDrafts';
export const PRODUCT_DRAFT = 'productDraft';
export const PRODUCT_EDIT_DRAFT = 'productEdit';
export const PRODUCT_COPY_DRAFTS = 'productCopies';

export type FormDraft = { changes: Record<string, string>; version?: number };

/** `owner` is the account that typed. */
type FormDrafts = { owner?: string; forms: Record<string, FormDraft> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toFormDraft(stored: unknown): FormDraft | undefined {
  if (!isRecord(stored) || !isRecord(stored['changes'])) return undefined;
  const { changes, version } = stored;
  const texts = Object.entries(changes).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { changes: Object.fromEntries(texts), ...(typeof version === 'number' && { version }) };
}

function readFormDrafts(storage: KeyValueStorage): FormDrafts {
  const stored = readStored(storage, FORM_DRAFTS);
  if (!isRecord(stored)) return { forms: {} };
  const forms = Object.entries(isRecord(stored['forms']) ? stored['forms'] : {}).flatMap(([form, draft]) => {
    const read = toFormDraft(draft);
    return read ? [[form, read] as const] : [];
  });
  const { owner } = stored;
  return { ...(typeof owner === 'string' && { owner }), forms: Object.fromEntries(forms) };
}

/** Named by screen, record and part: `order/<id>/note`. */
export function readFormDraft(
  form: string,
  storage: KeyValueStorage = browserStorage().session,
): FormDraft | undefined {
  return readFormDrafts(storage).forms[form];
}

/** First draft with this prefix, without the prefix: which dialog to reopen. */
export function findFormDraft(
  prefix: string,
  storage: KeyValueStorage = browserStorage().session,
): string | undefined {
  const found = Object.keys(readFormDrafts(storage).forms).find((form) => form.startsWith(prefix));
  return found?.slice(prefix.length);
}

/** For the lifetime of the tab; deletes an empty draft. */
export function saveFormDraft(
  form: string,
  draft: FormDraft,
  storage: KeyValueStorage = browserStorage().session,
): void {
  if (Object.keys(draft.changes).length === 0) return deleteFormDraft(form, storage);
  const drafts = readFormDrafts(storage);
  writeStored(storage, FORM_DRAFTS, { ...drafts, forms: { ...drafts.forms, [form]: draft } });
}

export function deleteFormDraft(form: string, storage: KeyValueStorage = browserStorage().session): void {
  const drafts = readFormDrafts(storage);
  if (!(form in drafts.forms)) return;
  const { [form]: _deleted, ...forms } = drafts.forms;
  writeStored(storage, FORM_DRAFTS, { ...drafts, forms });
}

export function deleteProductDraft(
  key: typeof PRODUCT_DRAFT | typeof PRODUCT_EDIT_DRAFT,
  storage: KeyValueStorage = browserStorage().session,
): void {
  writeStored(storage, key, undefined);
}

export function deleteFormDrafts(storage: KeyValueStorage = browserStorage().session): void {
  for (const key of [FORM_DRAFTS, PRODUCT_DRAFT, PRODUCT_EDIT_DRAFT, PRODUCT_COPY_DRAFTS])
    writeStored(storage, key, undefined);
}

/** Deletes another account's drafts. Those of shoppers have no owner. */
export function claimFormDrafts(
  { owner, isStaff, isCartOfAnother }: { owner: string; isStaff: boolean; isCartOfAnother: boolean },
  storage: KeyValueStorage = browserStorage().session,
): void {
  const drafts = readFormDrafts(storage);
  const isAnother = drafts.owner === undefined ? isCartOfAnother : drafts.owner !== owner;
  if (isAnother) deleteFormDrafts(storage);
  if (isStaff) writeStored(storage, FORM_DRAFTS, { forms: isAnother ? {} : drafts.forms, owner });
}
