import { describe, expect, it } from '@jest/globals';
import { isInformational, WORK_KINDS, workKindsFor } from './work-sections.ts';

describe('the work that waits', () => {
  it('is all an Admin’s; a packer hears of neither money nor returns, who keeps the catalogue of stock alone', () => {
    expect(workKindsFor('Admin')).toEqual(WORK_KINDS);
    expect(workKindsFor('Packer')).toEqual([
      'toConfirm',
      'toPack',
      'toShip',
      'deliveryFailed',
      'attemptsDue',
      'returnsProposed',
    ]);
    expect(workKindsFor('Admin').filter(isInformational)).toEqual(['lowStock', 'outOfStock']);
    expect(workKindsFor('Catalogue')).toEqual(['unassignedStock', 'lowStock', 'outOfStock']);
    expect(workKindsFor('Customer')).toEqual([]);
  });
});
