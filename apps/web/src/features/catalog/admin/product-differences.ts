import type { ProductForm } from './product-form.ts';

export type Difference = {
  field: string;
  theirs: string;
  yours: string;
  /** Both changed the field differently, so the user must choose. */
  isContested: boolean;
};

function flattenForm({ sizes, sizeSkus, pictures, imageUrl: _typed, ownSizes: _own, ...words }: ProductForm) {
  const sizeStocks = Object.entries(sizes).map(([name, stock]) => [`sizes.${name}`, stock] as const);
  const skus = Object.entries(sizeSkus).map(([name, sku]) => [`sizeSkus.${name}`, sku] as const);
  const shown = pictures.map(({ url, alt }) => [url, alt].filter(Boolean).join(' ')).join('\n');
  const all = { ...words, ...Object.fromEntries([...sizeStocks, ...skus]), pictures: shown };
  // With sizes, stock is their sum.
  return sizeStocks.some(([, stock]) => stock !== '') ? { ...all, stock: '' } : all;
}

/** Fields that others changed since `base`. */
export function differences(base: ProductForm, theirs: ProductForm, yours: ProductForm): Difference[] {
  const [before, theirFields, yourFields] = [
    flattenForm(base),
    flattenForm(theirs),
    flattenForm(yours),
  ] as Record<string, string>[];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(theirFields ?? {})])];
  return fields.flatMap((field) => {
    const [was = '', is = '', mine = ''] = [before?.[field], theirFields?.[field], yourFields?.[field]];
    if (was === is || is === mine) return [];
    return [{ field, theirs: is, yours: mine, isContested: mine !== was }];
  });
}

export function mergeTheirFields(
  yours: ProductForm,
  theirs: ProductForm,
  fields: ReadonlySet<string>,
): ProductForm {
  const merged: ProductForm = { ...yours, sizes: { ...yours.sizes }, sizeSkus: { ...yours.sizeSkus } };
  for (const field of fields) {
    const group = (['sizes', 'sizeSkus'] as const).find((name) => field.startsWith(`${name}.`));
    if (group) {
      const size = field.slice(group.length + 1);
      merged[group][size] = theirs[group][size] ?? '';
    } else Object.assign(merged, { [field]: theirs[field as keyof ProductForm] });
  }
  merged.ownSizes = [...new Set([...yours.ownSizes.split(','), ...theirs.ownSizes.split(',')])]
    .filter(Boolean)
    .join(',');
  return merged;
}
