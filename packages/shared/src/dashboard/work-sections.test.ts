import { describe, expect, it } from '@jest/globals';
import { isInformation, WORK_KINDS, workOf } from './work-sections.ts';

describe('the work that waits', () => {
  it('is all an Admin’s; a packer hears of no money, who keeps the catalogue of stock alone', () => {
    expect(workOf('Admin')).toEqual(WORK_KINDS);
    expect(workOf('Packer')).toEqual(['toConfirm', 'toPack', 'toShip', 'deliveryFailed', 'returnsToCheck']);
    expect(workOf('Admin').filter(isInformation)).toEqual(['lowStock']);
    expect(workOf('Catalogue')).toEqual(['unassignedStock', 'lowStock']);
    expect(workOf('Customer')).toEqual([]);
  });
});
