import type { Facets } from '@e-store/shared/catalog/endpoints';
import { galleryGroups } from '../gallery-groups.ts';
import type { NamedTypes } from '../gallery-title.ts';
import type { GalleryChoice } from '../gallery-url.ts';
import { FilterGroup } from './filter-group.tsx';

export type FilterFieldsProps = {
  choice: GalleryChoice;
  facets?: Facets | undefined;
  /** As the shop calls them, while nothing is counted yet. */
  types?: NamedTypes | undefined;
  onChoose: (change: Partial<GalleryChoice>) => void;
};

/** All filters of the gallery: one option of each at most, and a second press takes it back. */
export function FilterFields({ choice, facets, types, onChoose }: FilterFieldsProps) {
  return galleryGroups(choice, facets, types).map((group) => (
    <FilterGroup key={group.name} group={group} onChoose={(value) => onChoose(group.change(value))} />
  ));
}
