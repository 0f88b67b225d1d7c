import { DEPARTMENT_NAMES } from '@e-store/shared/catalog/list-choices';
import type { QueryPart } from '../parsed-query.ts';

export const kidsPart = (from: number, to: number): QueryPart => ({
  group: 'department',
  label: DEPARTMENT_NAMES.kids,
  value: 'kids',
  from,
  to,
  add: (filters) => {
    filters.department = ['kids'];
  },
});

export const withChild = (parts: readonly QueryPart[]): readonly QueryPart[] =>
  parts.some(({ isAge }) => isAge)
    ? parts.map((part) => (part.group === 'department' ? kidsPart(part.from, part.to) : part))
    : parts;
