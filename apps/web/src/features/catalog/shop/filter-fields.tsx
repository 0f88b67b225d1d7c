import type { GalleryGroup } from '../gallery-groups.ts';
import type { GalleryChoice } from '../gallery-url.ts';
import { FilterGroup } from './filter-group.tsx';

export type FilterFieldsProps = {
  groups: readonly GalleryGroup[];
  onChoose: (change: Partial<GalleryChoice>) => void;
};

export function FilterFields({ groups, onChoose }: FilterFieldsProps) {
  return groups.map((group) => (
    <FilterGroup key={group.name} group={group} onChoose={(value) => onChoose(group.change(value))} />
  ));
}
