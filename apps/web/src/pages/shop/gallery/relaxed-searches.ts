import type { ProductList } from '@e-store/shared/catalog/endpoints';
import { ALL_CATEGORIES } from '@e-store/shared/catalog/categories';
import { galleryMessages } from '../../../messages/en/catalog/gallery.ts';
import { searchMessages } from '../../../messages/en/catalog/search.ts';
import { galleryChips, WITHOUT_FILTERS } from '../../../features/catalog/gallery-chips.ts';
import { type GalleryChoice, galleryPathWith } from '../../../features/catalog/gallery-url.ts';

export type Offer = { to: string; label: string; count: number };

function withoutFilter(filter: string): Partial<GalleryChoice> {
  return filter === 'category' ? { type: ALL_CATEGORIES } : { [filter]: undefined };
}

/** Returns relaxed searches that have results, each with its path and product count. */
export function relaxedSearches(choice: GalleryChoice, relaxations: ProductList['loosen'] = []): Offer[] {
  return relaxations.flatMap(({ filter, keyword, without, count }): Offer[] => {
    if (filter === undefined) {
      const label =
        without === undefined ? searchMessages.searchFor(keyword ?? '') : searchMessages.leaveOut(without);
      return [{ to: galleryPathWith(choice, { keyword: keyword ?? '' }), label, count }];
    }
    if (filter === 'all') {
      const label = keyword === undefined ? galleryMessages.clearFilters : searchMessages.searchFor(keyword);
      const words = keyword === undefined ? {} : { keyword };
      return [{ to: galleryPathWith(choice, { ...WITHOUT_FILTERS, ...words }), label, count }];
    }
    const change = withoutFilter(filter);
    const [name = ''] = Object.keys(change);
    const chip = galleryChips(choice).find((candidate) => name in candidate.without);
    if (!chip) return [];
    return [{ to: galleryPathWith(choice, change), label: searchMessages.leaveOut(chip.label), count }];
  });
}
