import { describe, expect, it } from '@jest/globals';
import { firstSection, canUseSection, type Section, SECTION_ROLES } from './sections.ts';

const sections = Object.keys(SECTION_ROLES) as Section[];

describe('the sections of E-DASH', () => {
  it('are all open to Admin, and none to a customer', () => {
    expect(sections.filter((section) => !canUseSection('Admin', section))).toEqual([]);
    expect(sections.filter((section) => canUseSection('Customer', section))).toEqual([]);
  });

  it('leave a packer the orders, and whoever keeps the catalogue the products', () => {
    expect(sections.filter((section) => canUseSection('Packer', section))).toEqual(['orders']);
    expect(sections.filter((section) => canUseSection('Catalogue', section))).toEqual([
      'products',
      'categories',
      'search',
    ]);
  });

  it('begin where the role has something to do', () => {
    expect(firstSection('Admin')).toBe('dashboard');
    expect(firstSection('Packer')).toBe('orders');
    expect(firstSection('Catalogue')).toBe('products');
    expect(firstSection('Customer')).toBeUndefined();
  });
});
