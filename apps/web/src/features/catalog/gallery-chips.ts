import { ALL_CATEGORIES, DEPARTMENT_NAMES } from '@e-store/shared/catalog/list-choices';
import { findPriceChoice, type GalleryChoice } from './gallery-url.ts';
import { galleryMessages } from '../../messages/en/catalog/gallery.ts';
import { typeName, type NamedTypes } from './gallery-title.ts';

export type GalleryChip = { label: string; without: Partial<GalleryChoice> };

export function galleryChips(choice: GalleryChoice, types?: NamedTypes): GalleryChip[] {
  const { type, price, size, department, colour, brand, origin, onSale, inStock } = choice;
  return [
    type === ALL_CATEGORIES
      ? undefined
      : { label: typeName(type, types) ?? type, without: { type: ALL_CATEGORIES } },
    chip(findPriceChoice(price)?.label, { price: undefined }),
    chip(size && `Size ${size}`, { size: undefined }),
    chip(department && DEPARTMENT_NAMES[department], { department: undefined }),
    chip(colour, { colour: undefined }),
    chip(brand, { brand: undefined }),
    chip(origin && galleryMessages.from(origin), { origin: undefined }),
    chip(onSale && galleryMessages.flags.onSale, { onSale: undefined }),
    chip(inStock && galleryMessages.flags.inStock, { inStock: undefined }),
  ].filter((entry) => entry !== undefined);
}

const chip = (label: string | undefined, without: Partial<GalleryChoice>) =>
  label ? { label, without } : undefined;

export const WITHOUT_FILTERS: Partial<GalleryChoice> = {
  type: ALL_CATEGORIES,
  price: undefined,
  size: undefined,
  department: undefined,
  colour: undefined,
  brand: undefined,
  origin: undefined,
  onSale: undefined,
  inStock: undefined,
};
