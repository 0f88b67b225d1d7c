import { describe, expect, it } from '@jest/globals';
import { ProductListQuery } from './product-list-query.ts';

const pathsOfErrors = (query: unknown) => {
  const result = ProductListQuery.safeParse(query);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};

describe('ProductListQuery', () => {
  it('asks for the first nine of everything when nothing is said [spec 2-46] [spec 2-48] [spec 9-16]', () => {
    expect(ProductListQuery.parse({})).toEqual({ page: 1, limit: 9 });
  });

  it('reads every name it knows', () => {
    const query = {
      keyword: ' blue shirt ',
      page: '2',
      limit: '18',
      category: 'Shirt',
      department: 'women',
      size: 'M',
      colour: 'Indigo',
      brand: 'E-Store Studio',
      origin: 'India',
      onSale: 'true',
      minDiscount: '50',
      inStock: 'false',
      price: { gt: '0', gte: '500', lt: '1501', lte: '1500' },
      sort: 'price-asc',
      facets: 'true',
    };
    expect(ProductListQuery.parse(query)).toEqual({
      ...query,
      keyword: 'blue shirt',
      page: 2,
      limit: 18,
      onSale: true,
      minDiscount: 50,
      inStock: false,
      price: { gt: 0, gte: 500, lt: 1501, lte: 1500 },
      facets: true,
    });
  });

  it('ignores names it does not know', () => {
    expect(ProductListQuery.parse({ utm_source: 'x', $where: '1' })).toEqual({ page: 1, limit: 9 });
  });

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'NaN'],
    ['page', '1e309'],
    ['page', '9;'],
    ['page', ''],
    ['page', '10001'],
    ['page', ['1', '2']],
    ['limit', '10'],
    ['limit', '0'],
    ['limit', '9;'],
    ['limit', { $gt: '' }],
    ['keyword', 'x'.repeat(65)],
    ['keyword', ['a', 'b']],
    ['category', ''],
    ['category', ['T-Shirt', 'jeans']],
    ['department', 'pets'],
    ['department', 'Men'],
    ['size', ' '],
    ['colour', { $ne: 'x' }],
    ['brand', 'x'.repeat(81)],
    ['onSale', 'yes'],
    ['minDiscount', '0'],
    ['minDiscount', '100'],
    ['minDiscount', '12.5'],
    ['minDiscount', '50%'],
    ['inStock', '1'],
    ['sort', 'cheapest'],
    ['facets', ''],
    ['price', '500'],
  ])('refuses %s = %j by name [spec 7-20] [R51] [R52]', (name, value) => {
    expect(pathsOfErrors({ [name]: value })).toEqual([name]);
  });

  it('tells a shopper how long a search may be', () => {
    const { error } = ProductListQuery.safeParse({ keyword: 'x'.repeat(65) });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Search for at most 64 characters.']);
  });

  it.each(['gt', 'gte', 'lt', 'lte'])('refuses a price[%s] that is not whole rupees, by name', (bound) => {
    for (const value of ['-1', '1.5', 'abc', '', '1e309', '9;', ['1', '2'], { $gt: '' }])
      expect(pathsOfErrors({ price: { [bound]: value } })).toEqual([`price.${bound}`]);
  });

  it('refuses price bounds that cross, and takes equal ones [R52]', () => {
    expect(pathsOfErrors({ price: { gte: '1000', lte: '500' } })).toEqual(['price']);
    expect(pathsOfErrors({ price: { gt: '0', gte: '900', lt: '901', lte: '500' } })).toEqual(['price']);
    expect(pathsOfErrors({ price: { gte: '500', lte: '500' } })).toEqual([]);
  });

  it('names every bad value at once', () => {
    expect(pathsOfErrors({ page: '0', limit: '7', sort: 'x' })).toEqual(['page', 'limit', 'sort']);
  });

  it('takes the spec’s default call of the home page [spec 7-17]', () => {
    const query = { keyword: '', page: '1', category: 'T-Shirt', price: { gt: '0', lt: '1500' } };
    expect(ProductListQuery.parse(query)).toEqual({
      keyword: '',
      page: 1,
      limit: 9,
      category: 'T-Shirt',
      price: { gt: 0, lt: 1500 },
    });
  });
});
