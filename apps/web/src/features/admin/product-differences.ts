import type { ProductForm } from './product-form.ts';

/** What somebody else changed of a product that one was changing oneself. */
export type Difference = {
  /** Of the form; of a size `sizes.size-M`. */
  field: string;
  theirs: string;
  yours: string;
  /** Both changed it, to different ends: the person has to choose. */
  isContested: boolean;
};

/** The form as a flat table of texts. */
function flat({ sizes, pictures, imageUrl: _typed, ownSizes: _own, ...words }: ProductForm) {
  const pieces = Object.entries(sizes).map(([name, stock]) => [`sizes.${name}`, stock] as const);
  const shown = pictures.map(({ url, alt }) => [url, alt].filter(Boolean).join(' ')).join('\n');
  const all = { ...words, ...Object.fromEntries(pieces), pictures: shown };
  // With sizes the stock is their sum, and says nothing of its own.
  return pieces.some(([, stock]) => stock !== '') ? { ...all, stock: '' } : all;
}

/**
 * What they changed since `base`, and whether the person at this screen changed the same to something else. What only one
 * of the two changed needs no choice.
 */
export function differences(base: ProductForm, theirs: ProductForm, yours: ProductForm): Difference[] {
  const [before, there, here] = [flat(base), flat(theirs), flat(yours)] as Record<string, string>[];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(there ?? {})])];
  return fields.flatMap((field) => {
    const [was = '', is = '', mine = ''] = [before?.[field], there?.[field], here?.[field]];
    if (was === is || is === mine) return [];
    return [{ field, theirs: is, yours: mine, isContested: mine !== was }];
  });
}

/** The person's form with theirs in the named fields. */
export function withTheirs(
  yours: ProductForm,
  theirs: ProductForm,
  fields: ReadonlySet<string>,
): ProductForm {
  const merged: ProductForm = { ...yours, sizes: { ...yours.sizes } };
  for (const field of fields) {
    if (field.startsWith('sizes.')) {
      const size = field.slice('sizes.'.length);
      merged.sizes[size] = theirs.sizes[size] ?? '';
    } else Object.assign(merged, { [field]: theirs[field as keyof ProductForm] });
  }
  merged.ownSizes = [...new Set([...yours.ownSizes.split(','), ...theirs.ownSizes.split(',')])]
    .filter(Boolean)
    .join(',');
  return merged;
}
