import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductList } from '@e-store/shared/catalog/endpoints';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { toMongoFilter } from './filterable-fields.ts';
import { LIST_COLLATION } from './product-filter.ts';

const COLOURS = ['Blue', 'Navy', 'Indigo', 'Sky', 'Light blue', 'Black', 'Bottle green', 'Sage', 'Off white'];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  for (const colour of COLOURS) await shop.addProduct({ name: colour, colour });
});
afterAll(() => shop.stop());

const list = async (query: string) => {
  const { body } = await shop.request().get(`/api/v1/products?limit=27&${query}`).expect(200);
  return ProductList.parse(body);
};

describe('a colour of the product list', () => {
  it.each([
    ['blue', ['Blue', 'Indigo', 'Light blue', 'Navy', 'Sky']],
    ['BLUE', ['Blue', 'Indigo', 'Light blue', 'Navy', 'Sky']],
    ['Sky blue', ['Light blue', 'Sky']],
    ['green', ['Bottle green', 'Sage']],
    ['navy', ['Navy']],
    ['white', []],
    ['blu', []],
  ])('%s finds the colour, and of a family all of its shades', async (colour, expected) => {
    const { product, productCount } = await list(`colour=${encodeURIComponent(colour)}`);
    expect(product.map(({ name }) => name).toSorted()).toEqual(expected);
    expect(productCount).toBe(expected.length);
    const inDatabase = await shop.database.products
      .find(toMongoFilter({ colour }))
      .collation(LIST_COLLATION)
      .lean();
    expect(inDatabase.map(({ name }) => name).toSorted()).toEqual(expected);
  });

  it('finds as many products as its facet says', async () => {
    const { facets } = await list('facets=true&colour=blue');
    expect(facets?.colour.map(({ value }) => value).toSorted()).toEqual(COLOURS.toSorted());
    for (const { value, count } of facets?.colour ?? []) {
      const { productCount } = await list(`colour=${encodeURIComponent(value)}`);
      expect([value, count]).toEqual([value, productCount]);
    }
  });
});
