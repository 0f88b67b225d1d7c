/** Words of the tables of E-DASH. */
export const tableWords = {
  chosen: (count: number) => `${count} chosen`,
  chooseRow: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all on this page',
  chooseNone: 'Choose none',
  search: 'Search',
  filter: 'Filter',
  apply: 'Show',
  clear: 'Clear filters',
  sort: 'Sort:',
  perPage: 'Rows:',
} as const;
