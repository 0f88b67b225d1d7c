import { browserStorage } from '../../lib/browser-storage.ts';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { DRAFT } from './forget-draft.storage.ts';
import { type FormPicture, NEW_PRODUCT_FORM, type ProductForm } from './product-form.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is text in a stored object. */
const textsOf = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const isPicture = (value: unknown): value is FormPicture =>
  isObject(value) && ['public_id', 'url', 'alt'].every((name) => name in textsOf(value));

/** Keeps a product that is being typed as long as the tab lives: a reload or the password step loses nothing. */
export function keepDraft(form: ProductForm, storage: KeyValueStorage = browserStorage().session): void {
  writeStored(storage, DRAFT, form);
}

/** The kept product; `undefined` when there is none, or one that says no more than an empty form. */
export function readDraft(storage: KeyValueStorage = browserStorage().session): ProductForm | undefined {
  const stored = readStored(storage, DRAFT);
  if (!isObject(stored)) return undefined;
  const known = Object.entries(textsOf(stored)).filter(([name]) => name in NEW_PRODUCT_FORM);
  const sizes = 'sizes' in stored ? textsOf(stored.sizes) : {};
  const pictures =
    'pictures' in stored && Array.isArray(stored.pictures) ? stored.pictures.filter(isPicture) : [];
  const draft = { ...NEW_PRODUCT_FORM, ...Object.fromEntries(known), sizes, pictures };
  return JSON.stringify(draft) === JSON.stringify(NEW_PRODUCT_FORM) ? undefined : draft;
}
