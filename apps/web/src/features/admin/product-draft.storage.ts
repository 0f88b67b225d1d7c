import { browserStorage } from '../../lib/browser-storage.ts';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { DRAFT, EDIT_DRAFT, forgetDraft } from './forget-draft.storage.ts';
import { type FormPicture, isSameForm, NEW_PRODUCT_FORM, type ProductForm } from './product-form.ts';

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

/** What can be read of a stored form. */
function formIn(stored: unknown): ProductForm | undefined {
  if (!isObject(stored)) return undefined;
  const known = Object.entries(textsOf(stored)).filter(([name]) => name in NEW_PRODUCT_FORM);
  const sizes = 'sizes' in stored ? textsOf(stored.sizes) : {};
  const pictures =
    'pictures' in stored && Array.isArray(stored.pictures) ? stored.pictures.filter(isPicture) : [];
  return { ...NEW_PRODUCT_FORM, ...Object.fromEntries(known), sizes, pictures };
}

/** Keeps a product that is being typed as long as the tab lives: a reload or the password step loses nothing. */
export function keepDraft(form: ProductForm, storage: KeyValueStorage = browserStorage().session): void {
  writeStored(storage, DRAFT, form);
}

/** The kept product; `undefined` when there is none, or one that says no more than an empty form. */
export function readDraft(storage: KeyValueStorage = browserStorage().session): ProductForm | undefined {
  const draft = formIn(readStored(storage, DRAFT));
  return draft && !isSameForm(draft, NEW_PRODUCT_FORM) ? draft : undefined;
}

/** What a change of a product begins from: it was saved so under this version. */
export type SavedForm = { version: number; form: ProductForm };

export type EditDraft = { base: SavedForm; form: ProductForm };

/** Keeps what is typed of a known product; what says no more than was saved is nothing to keep. */
export function keepEditDraft(
  product: string,
  { base, form }: EditDraft,
  storage: KeyValueStorage = browserStorage().session,
): void {
  if (isSameForm(form, base.form)) forgetDraft(storage, EDIT_DRAFT);
  else writeStored(storage, EDIT_DRAFT, { product, base, form });
}

/** What was typed of this product and not saved. Of another one it is none. */
export function readEditDraft(
  product: string,
  storage: KeyValueStorage = browserStorage().session,
): EditDraft | undefined {
  const stored = readStored(storage, EDIT_DRAFT) as Partial<
    Record<'product' | 'form', unknown> & { base: Partial<Record<'version' | 'form', unknown>> }
  > | null;
  const [saved, form] = [formIn(stored?.base?.form), formIn(stored?.form)];
  const version = stored?.base?.version;
  if (stored?.product !== product || typeof version !== 'number' || !saved || !form) return undefined;
  return { base: { version, form: saved }, form };
}
