export const DEPARTMENTS = ['men', 'women', 'kids'] as const;
export type Department = (typeof DEPARTMENTS)[number];

export const DEPARTMENT_NAMES: Record<Department, string> = { men: 'Men', women: 'Women', kids: 'Kids' };

export function isDepartment(value: unknown): value is Department {
  return DEPARTMENTS.some((department) => department === value);
}
