import { FIRST_CATEGORIES } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import type { Facets } from '@e-store/shared/catalog/endpoints';
import { PRICE_BANDS } from '@e-store/shared/catalog/price-bands';

/** One option of a filter; `count` is how many products it would give, unknown while the list loads. */
export type GalleryOption = { value: string; label: string; count?: number | undefined };

export type GalleryChoices = {
  type: GalleryOption[];
  price: GalleryOption[];
  size: GalleryOption[];
  department: GalleryOption[];
};

/** Spec §2: the size filter. What else the shop has comes with the counts. */
const FIRST_SIZES = ['S', 'M', 'L'];

/** The options of the four filters: as counted by the server, or the known ones without a count. */
export function galleryChoices(facets: Facets | undefined): GalleryChoices {
  return {
    type: facets?.category ?? FIRST_CATEGORIES.map(({ key, name }) => ({ value: key, label: name })),
    price: facets?.price ?? PRICE_BANDS.map(({ key, label }) => ({ value: key, label })),
    size: facets?.size ?? FIRST_SIZES.map((size) => ({ value: size, label: size })),
    department:
      facets?.department ?? DEPARTMENTS.map((key) => ({ value: key, label: DEPARTMENT_NAMES[key] })),
  };
}
