import { describe, expect, it } from '@jest/globals';
import { INITIAL_CATEGORIES } from '@e-store/shared/catalog/list-choices';
import { CLEARED_FIELDS } from '@e-store/shared/catalog/new-product';
import { OPTIONAL_SAMPLES, productRecord } from '../../../testing/product-record.ts';
import { readProductCells, toProductCells } from './product-file.ts';

const record = productRecord({ ...OPTIONAL_SAMPLES, price: 699, sizes: [{ size: 'M', stock: 3 }] });
const cells = toProductCells(record, INITIAL_CATEGORIES);

describe('a row of the product file', () => {
  it('has a sample here of every field that an edit clears when it is left out', () => {
    expect(Object.keys(OPTIONAL_SAMPLES)).toEqual(expect.arrayContaining(Object.keys(CLEARED_FIELDS)));
  });

  it('changes one cell, and clears no other field', () => {
    const { product, problems } = readProductCells({ ...cells, price: '799' }, INITIAL_CATEGORIES, record);
    expect(problems).toEqual([]);
    expect(product).toMatchObject({ ...OPTIONAL_SAMPLES, price: 799 });
  });

  it('makes a new product with every field of the export', () => {
    const { product, problems } = readProductCells({ ...cells, id: '' }, INITIAL_CATEGORIES);
    expect(problems).toEqual([]);
    expect(product).toMatchObject({ ...OPTIONAL_SAMPLES, sizes: [{ size: 'M', stock: 3 }] });
  });
});
