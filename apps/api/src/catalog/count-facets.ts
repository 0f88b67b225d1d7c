import { FIRST_CATEGORIES } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import type { Facets, FacetValue } from '@e-store/shared/catalog/endpoints';
import { isInPriceBand, PRICE_BANDS } from '@e-store/shared/catalog/price-bands';
import type { PipelineStage } from 'mongoose';
import type { Database } from '../database.ts';
import { combineFilters, type FilterGroup, type ProductFilter } from './product-filter.ts';

type Groups = Partial<Record<FilterGroup, ProductFilter>>;
type Count = { _id: string; count: number };

/** How many products each choice would give, each group counted with the choices made in the others. */
export async function countFacets(
  database: Database,
  groups: Groups,
  ids: readonly string[] | undefined,
): Promise<Facets> {
  const count = (group: FilterGroup, field: string, unwind?: PipelineStage[]) =>
    database.products
      .aggregate<Count>([
        { $match: combineFilters(groups, ids, group) },
        ...(unwind ?? []),
        { $group: { _id: `$${field}`, count: { $sum: 1 } } },
      ])
      .collation({ locale: 'en', strength: 2 });
  const [categories, departments, prices, sizes, colours, brands] = await Promise.all([
    count('category', 'category'),
    count('department', 'department'),
    count('price', 'price'),
    count('size', 'sizes.size', [{ $unwind: '$sizes' }, { $match: { 'sizes.stock': { $gt: 0 } } }]),
    count('colour', 'colour'),
    count('brand', 'brand'),
  ]);
  const of = (counts: Count[], value: string) => counts.find(({ _id }) => _id === value)?.count ?? 0;
  return {
    category: FIRST_CATEGORIES.map(({ key, name }) => ({
      value: key,
      label: name,
      count: of(categories, key),
    })),
    department: DEPARTMENTS.map((key) => ({
      value: key,
      label: DEPARTMENT_NAMES[key],
      count: of(departments, key),
    })),
    price: PRICE_BANDS.map((band) => ({
      value: band.key,
      label: band.label,
      count: prices
        .filter(({ _id }) => isInPriceBand(Number(_id), band))
        .reduce((sum, { count: n }) => sum + n, 0),
    })),
    size: asChoices(sizes).toSorted(
      (a, b) => sizeRank(a.value) - sizeRank(b.value) || a.value.localeCompare(b.value),
    ),
    colour: asChoices(colours).toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    brand: asChoices(brands).toSorted((a, b) => a.value.localeCompare(b.value)),
  };
}

const asChoices = (counts: Count[]): FacetValue[] =>
  counts.filter(({ _id }) => _id !== '').map(({ _id, count }) => ({ value: _id, label: _id, count }));

const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
/** Letters first, then waists and ages by their number. */
function sizeRank(size: string): number {
  const index = LETTER_SIZES.indexOf(size);
  return index === -1 ? 100 + Number.parseInt(size, 10) : index;
}
