import { describe, expect, it } from '@jest/globals';
import { DEPARTMENT_NAMES, DEPARTMENTS, isDepartment } from './list-choices.ts';

describe('departments', () => {
  it('are the Men, Women and Kids of the top bar [spec 0-1]', () => {
    expect(DEPARTMENTS.map((department) => DEPARTMENT_NAMES[department])).toEqual(['Men', 'Women', 'Kids']);
  });

  it('are known by their key only', () => {
    for (const department of DEPARTMENTS) expect(isDepartment(department)).toBe(true);
    for (const other of ['Men', 'pets', '', null, undefined, 1]) expect(isDepartment(other)).toBe(false);
  });
});
