import {
  ALL_CATEGORIES,
  INITIAL_CATEGORIES,
  DEPARTMENT_NAMES,
  DEPARTMENTS,
  isDepartment,
  type SortOrder,
} from '@e-store/shared/catalog/list-choices';
import type { Facets } from '@e-store/shared/catalog/endpoints';
import type { UnderstoodPart } from '@e-store/shared/catalog/search-note';
import { PRICE_BANDS } from '@e-store/shared/catalog/price-rules';
import { galleryMessages } from '../../messages/en/catalog/gallery.ts';
import { DEFAULT_SORT, type FilterName, type GalleryChoice, findPriceChoice } from './gallery-url.ts';
import type { NamedTypes } from './gallery-title.ts';

/** `count`: products this option would give; undefined while loading. */
export type GalleryOption = { value: string; label: string; count?: number | undefined };

export type GalleryGroup = {
  name: string;
  legend: string;
  look: 'lines' | 'buttons' | 'box';
  options: GalleryOption[];
  chosen: string | undefined;
  change: (value: string | undefined) => Partial<GalleryChoice>;
};

/** Spec §2: size filter. Other sizes come with the facets. */
const FIRST_SIZES = ['S', 'M', 'L'];

const { groups: legends } = galleryMessages;

/** Default filters have no counts. Always includes the selected option, even at zero. */
export function galleryGroups(
  choice: GalleryChoice,
  facets: Facets | undefined,
  types?: NamedTypes,
  understood: readonly UnderstoodPart[] = [],
): GalleryGroup[] {
  const { price, department } = choice;
  const valueGroup = (name: 'size' | 'colour' | 'brand' | 'origin', first: GalleryOption[] = []) => ({
    name,
    legend: legends[name],
    look: 'lines' as const,
    options: ensureChosenOption(facets?.[name] ?? first, choice[name]),
    chosen: findChosenValue(facets?.[name], choice[name]),
    change: (value: string | undefined) => ({ [name]: value }),
  });
  const groups: Record<'type' | Exclude<FilterName, 'minDiscount'>, GalleryGroup> = {
    type: {
      name: 'type',
      legend: legends.type,
      look: 'lines',
      options: typeOptions(facets, types),
      chosen: choice.type,
      change: (value) => ({ type: value ?? ALL_CATEGORIES }),
    },
    price: {
      name: 'price',
      legend: legends.price,
      look: 'lines',
      options: ensureChosenOption(facets?.price ?? BANDS, price, findPriceChoice(price)?.label),
      chosen: price,
      change: (value) => ({ price: value }),
    },
    size: { ...valueGroup('size', FIRST_SIZES.map(toOption)), look: 'buttons' },
    department: {
      name: 'department',
      legend: legends.department,
      look: 'lines',
      options: facets?.department ?? DEPARTMENTS.map((key) => ({ value: key, label: DEPARTMENT_NAMES[key] })),
      chosen: department,
      change: (value) => ({ department: isDepartment(value) ? value : undefined }),
    },
    onSale: flag('onSale', facets?.onSale, choice.onSale),
    inStock: flag('inStock', facets?.inStock, choice.inStock),
    colour: valueGroup('colour'),
    brand: valueGroup('brand'),
    origin: valueGroup('origin'),
  };
  return Object.values(groups)
    .filter(({ options }) => options.length > 0)
    .map((group) => applyUnderstood(group, findUnderstoodPart(group.name, understood)));
}

export function findUnderstoodPart(
  name: string,
  understood: readonly UnderstoodPart[] = [],
): UnderstoodPart | undefined {
  const group = name === 'type' ? 'category' : name;
  const parts = understood.filter((part) => part.group === group && !part.not);
  return parts.length === 1 ? parts[0] : undefined;
}

/** Of the words, such as "cheap", unless another order is chosen. */
export function effectiveSort(
  { sort }: Pick<GalleryChoice, 'sort'>,
  understood?: readonly UnderstoodPart[],
): SortOrder {
  const part = sort === DEFAULT_SORT ? findUnderstoodPart('sort', understood) : undefined;
  return (part?.value as SortOrder | undefined) ?? sort;
}

/** A value that is no option, such as all shades of blue, becomes one with an empty value. */
function applyUnderstood(group: GalleryGroup, part: UnderstoodPart | undefined): GalleryGroup {
  const isChosen = group.chosen !== undefined && group.chosen !== ALL_CATEGORIES;
  if (!part || isChosen) return group;
  const chosen = group.options.find(
    ({ value }) => part.value !== undefined && equalsIgnoreCase(value, part.value),
  );
  const options = chosen ? group.options : [{ value: '', label: part.label }, ...group.options];
  return {
    ...group,
    chosen: chosen?.value ?? '',
    // 'All' ignores the type implied by the words, so every type counts.
    options: group.name === 'type' ? countAllTypes(options) : options,
  };
}

function countAllTypes(options: readonly GalleryOption[]): GalleryOption[] {
  const types = options.filter(({ value }) => value !== ALL_CATEGORIES);
  const count = types.every((type) => type.count !== undefined)
    ? types.reduce((sum, type) => sum + (type.count ?? 0), 0)
    : undefined;
  return options.map((option) => (option.value === ALL_CATEGORIES ? { ...option, count } : option));
}

/** Filters that could still find something in an empty list. */
export function filterUsefulGroups(groups: readonly GalleryGroup[]): GalleryGroup[] {
  return groups.filter(({ options }) => options.some(({ count = 0 }) => count > 0));
}

const BANDS: GalleryOption[] = PRICE_BANDS.map(({ key, label }) => ({ value: key, label }));
const FIRST_TYPES = INITIAL_CATEGORIES.map(({ key, name }) => ({ value: key, label: name }));
const toOption = (value: string): GalleryOption => ({ value, label: value });

/** Includes 'All', which clears the default type. */
function typeOptions(facets: Facets | undefined, known: NamedTypes = FIRST_TYPES): GalleryOption[] {
  return [
    ...(facets?.category ?? known),
    { value: ALL_CATEGORIES, label: galleryMessages.allTypes, count: facets?.anyCategory },
  ];
}

function flag(
  name: 'onSale' | 'inStock',
  options: GalleryOption[] | undefined,
  isOn: true | undefined,
): GalleryGroup {
  const label = galleryMessages.flags[name];
  return {
    name,
    legend: legends[name],
    look: 'box',
    options: [{ value: 'true', label, count: options?.[0]?.count }],
    chosen: isOn && 'true',
    change: (value) => ({ [name]: value === undefined ? undefined : true }),
  };
}

const equalsIgnoreCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Matches case-insensitively: `colour=white` selects White. */
function findChosenValue(options: readonly GalleryOption[] | undefined, chosen: string | undefined) {
  return (
    options?.find(({ value }) => chosen !== undefined && equalsIgnoreCase(value, chosen))?.value ?? chosen
  );
}

function ensureChosenOption(
  options: readonly GalleryOption[],
  chosen: string | undefined,
  label = chosen,
): GalleryOption[] {
  const isThere = chosen === undefined || options.some(({ value }) => equalsIgnoreCase(value, chosen));
  return isThere ? [...options] : [...options, { value: chosen, label: label ?? chosen }];
}
