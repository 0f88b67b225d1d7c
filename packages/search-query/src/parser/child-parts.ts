import { DEPARTMENT_NAMES } from '@e-store/shared/catalog/list-choices';
import type { QueryPart } from '../parsed-query.ts';

const kidsPart = ({ from, to }: QueryPart): QueryPart => ({
  group: 'department',
  label: DEPARTMENT_NAMES.kids,
  value: 'kids',
  from,
  to,
  add: (filters) => {
    filters.department = ['kids'];
  },
});

export function withKidsForAge(parts: readonly QueryPart[]): readonly QueryPart[] {
  const age = parts.find(({ isAge }) => isAge);
  if (!age) return parts;
  const isDepartment = ({ group, not }: QueryPart) => group === 'department' && !not;
  return parts.some(isDepartment)
    ? parts.map((part) => (isDepartment(part) ? kidsPart(part) : part))
    : parts.flatMap((part) => (part === age ? [kidsPart(age), age] : part));
}
