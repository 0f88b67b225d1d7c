import { ALL_CATEGORIES, DEPARTMENT_NAMES } from '@e-store/shared/catalog/list-choices';
import { FILTER_NAMES, type FilterName, findPriceChoice, type GalleryChoice } from './gallery-url.ts';
import { galleryMessages } from '../../messages/en/catalog/gallery.ts';
import { typeName, type NamedTypes } from './gallery-title.ts';

export type GalleryChip = { label: string; without: Partial<GalleryChoice> };

type Labels = { [Name in FilterName]?: (value: NonNullable<GalleryChoice[Name]>) => string | undefined };

/** Other filters are called by their value. */
const LABELS: Labels = {
  price: (written) => findPriceChoice(written)?.label,
  size: galleryMessages.size,
  department: (department) => DEPARTMENT_NAMES[department],
  origin: galleryMessages.from,
  onSale: () => galleryMessages.flags.onSale,
  minDiscount: galleryMessages.minDiscount,
  inStock: () => galleryMessages.flags.inStock,
};

export function galleryChips(choice: GalleryChoice, types?: NamedTypes): GalleryChip[] {
  const { type } = choice;
  const chips = FILTER_NAMES.flatMap((name): GalleryChip[] => {
    const value = choice[name];
    const labelOf = (LABELS[name] ?? String) as (value: unknown) => string | undefined;
    const label = value && labelOf(value);
    return label ? [{ label, without: { [name]: undefined } }] : [];
  });
  if (type === ALL_CATEGORIES) return chips;
  return [{ label: typeName(type, types) ?? type, without: { type: ALL_CATEGORIES } }, ...chips];
}

export const WITHOUT_FILTERS: Partial<GalleryChoice> = {
  type: ALL_CATEGORIES,
  ...Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined])),
};
