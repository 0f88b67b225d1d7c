import { describe, expect, it } from '@jest/globals';
import { INITIAL_CATEGORIES } from '@e-store/shared/catalog/list-choices';
import { CLEARED_FIELDS } from '@e-store/shared/catalog/new-product';
import { mapDetails } from '@e-store/shared/catalog/product-details';
import { productRecord } from '../../../testing/product-record.ts';
import { readProductCells, toProductCells } from './product-file.ts';

const business = { name: 'Aangan Loom', address: 'Sample address\nDhaka' };
const optional = {
  mrp: 999,
  cost: 310,
  hsn: '6109',
  sku: 'TEE-014',
  sizeSkus: [{ size: 'M', sku: 'TEE-014-M' }],
  manufacturer: business,
  importer: business,
  ...mapDetails(({ label }) => `${label} of the product`),
};
const record = productRecord({ ...optional, price: 699, sizes: [{ size: 'M', stock: 3 }] });
const cells = toProductCells(record, INITIAL_CATEGORIES);

describe('a row of the product file', () => {
  it('has a sample here of every field that an edit clears when it is left out', () => {
    expect(Object.keys(optional)).toEqual(expect.arrayContaining(Object.keys(CLEARED_FIELDS)));
  });

  it('changes one cell, and clears no other field', () => {
    const { product, problems } = readProductCells({ ...cells, price: '799' }, INITIAL_CATEGORIES, record);
    expect(problems).toEqual([]);
    expect(product).toMatchObject({ ...optional, price: 799 });
  });

  it('makes a new product with every field of the export', () => {
    const { product, problems } = readProductCells({ ...cells, id: '' }, INITIAL_CATEGORIES);
    expect(problems).toEqual([]);
    expect(product).toMatchObject({ ...optional, sizes: [{ size: 'M', stock: 3 }] });
  });
});
