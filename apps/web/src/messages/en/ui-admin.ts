export const tableMessages = {
  chosen: (count: number) => `${count} selected`,
  chooseRow: (name: string) => `Select ${name}`,
  chooseAll: 'Select all on this page',
  chooseNone: 'Clear',
  search: 'Search',
  filter: 'Filter',
  apply: 'Apply filters',
  clear: 'Clear filters',
  sort: 'Sort',
  perPage: 'Rows',
} as const;
