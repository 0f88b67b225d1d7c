import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { paths } from '@e-store/shared/web-paths';

export const errors = {
  titles: {
    400: 'Check the web address',
    403: 'You don’t have access to this page',
    404: 'Not found',
    503: 'Not available right now',
  } as Record<number, string>,
  otherTitle: 'Something went wrong',
  unexpected: 'Something went wrong on our side. The error was logged. Please try again.',
  reference: 'Reference',
  again: 'Try again',
  home: 'Home',
  dash: 'Back to E-DASH',
  allProducts: 'All products',
  search: 'Search the shop',
  searchAction: 'Search',
  popular: 'Or browse',
  offline: {
    title: 'You are offline',
    text: 'This page may be out of date. Your cart is saved.',
    stillOffline: 'Still offline.',
    page: 'This page needs an internet connection. Your cart is saved on this device.',
  },
};

const MOST_CATEGORIES = 6;

export const popularLinks = (categories: readonly { key: string; name: string }[]) => [
  ...DEPARTMENTS.map((department) => ({ label: DEPARTMENT_NAMES[department], to: paths.home(department) })),
  ...categories
    .slice(0, MOST_CATEGORIES)
    .map(({ key, name }) => ({ label: name, to: paths.gallery({ query: { type: key } }) })),
  { label: 'Sale', to: paths.gallery({ query: { onSale: 'true' } }) },
  { label: 'FAQs', to: paths.faq() },
];
