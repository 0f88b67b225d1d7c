import { browserStorage } from '../../../lib/browser-storage.ts';
import { readStored, writeStored, type KeyValueStorage } from '../../../lib/stored-json.ts';
import {
  deleteProductDraft,
  PRODUCT_COPY_DRAFTS,
  PRODUCT_DRAFT,
  PRODUCT_EDIT_DRAFT,
} from '../../../lib/form-drafts.storage.ts';
import { type FormPicture, isSameForm, NEW_PRODUCT_FORM, type ProductForm } from './product-form.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const pickStrings = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const isPicture = (value: unknown): value is FormPicture =>
  isObject(value) && ['public_id', 'url', 'alt'].every((name) => name in pickStrings(value));

function parseForm(stored: unknown): ProductForm | undefined {
  if (!isObject(stored)) return undefined;
  const known = Object.entries(pickStrings(stored)).filter(([name]) => name in NEW_PRODUCT_FORM);
  const { sizes, sizeSkus } = stored as Partial<Record<keyof ProductForm, unknown>>;
  const pictures =
    'pictures' in stored && Array.isArray(stored.pictures) ? stored.pictures.filter(isPicture) : [];
  return {
    ...NEW_PRODUCT_FORM,
    ...Object.fromEntries(known),
    sizes: pickStrings(sizes),
    sizeSkus: pickStrings(sizeSkus),
    pictures,
  };
}

/** For the lifetime of the tab, across reloads and the password step. */
export function saveProductDraft(
  form: ProductForm,
  storage: KeyValueStorage = browserStorage().session,
): void {
  writeStored(storage, PRODUCT_DRAFT, form);
}

/** `undefined` when nothing is stored or the draft equals the empty form. */
export function readProductDraft(
  storage: KeyValueStorage = browserStorage().session,
): ProductForm | undefined {
  const draft = parseForm(readStored(storage, PRODUCT_DRAFT));
  return draft && !isSameForm(draft, NEW_PRODUCT_FORM) ? draft : undefined;
}

function readCopyDrafts(storage: KeyValueStorage): Record<string, unknown> {
  const stored = readStored(storage, PRODUCT_COPY_DRAFTS);
  return isObject(stored) ? { ...stored } : {};
}

function writeCopyDraft(product: string, form: ProductForm | undefined, storage: KeyValueStorage): void {
  const { [product]: _replaced, ...others } = readCopyDrafts(storage);
  const drafts = form ? { ...others, [product]: form } : others;
  writeStored(storage, PRODUCT_COPY_DRAFTS, Object.keys(drafts).length > 0 ? drafts : undefined);
}

type NewProductDraft = {
  read: () => ProductForm | undefined;
  save: (form: ProductForm) => void;
  remove: () => void;
};

export function newProductDraft(
  copyOf: string | undefined,
  initial: ProductForm,
  storage: KeyValueStorage = browserStorage().session,
): NewProductDraft {
  if (copyOf === undefined)
    return {
      read: () => readProductDraft(storage),
      save: (form) => saveProductDraft(form, storage),
      remove: () => deleteProductDraft(PRODUCT_DRAFT, storage),
    };
  return {
    read: () => parseForm(readCopyDrafts(storage)[copyOf]),
    save: (form) => writeCopyDraft(copyOf, isSameForm(form, initial) ? undefined : form, storage),
    remove: () => writeCopyDraft(copyOf, undefined, storage),
  };
}

export type SavedForm = { version: number; form: ProductForm };

export type EditDraft = { base: SavedForm; form: ProductForm };

/** Deletes a draft equal to the saved form. */
export function saveEditDraft(
  product: string,
  { base, form }: EditDraft,
  storage: KeyValueStorage = browserStorage().session,
): void {
  if (isSameForm(form, base.form)) deleteProductDraft(PRODUCT_EDIT_DRAFT, storage);
  else writeStored(storage, PRODUCT_EDIT_DRAFT, { product, base, form });
}

export function readEditDraft(
  product: string,
  storage: KeyValueStorage = browserStorage().session,
): EditDraft | undefined {
  const stored = readStored(storage, PRODUCT_EDIT_DRAFT) as Partial<
    Record<'product' | 'form', unknown> & { base: Partial<Record<'version' | 'form', unknown>> }
  > | null;
  const [saved, form] = [parseForm(stored?.base?.form), parseForm(stored?.form)];
  const version = stored?.base?.version;
  if (stored?.product !== product || typeof version !== 'number' || !saved || !form) return undefined;
  return { base: { version, form: saved }, form };
}
