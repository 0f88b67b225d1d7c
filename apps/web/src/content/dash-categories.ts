const counted = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** Words of E-DASH's category list. */
export const categoryWords = {
  title: 'Categories',
  /** Spec §2. */
  columns: { category: 'CATEGORY', count: 'PRODUCTS COUNT', actions: 'ACTIONS' },
  search: 'Search categories',
  counted: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
  archived: (count: number) => `and ${count} archived`,
  loading: 'Categories are loading',
  nothingFound: (keyword: string) => `No category is called anything like “${keyword}”.`,
  showAll: 'Show all categories',
  add: 'Add Category',
  name: 'Name',
  cancel: 'Cancel',
  added: (name: string) => `${name} is there. Products can be put into it.`,
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename category',
  renameLead: 'The gallery calls it so at once. Links and searches with the old name go on finding it.',
  renameAction: 'Rename',
  renamed: (name: string) => `It is called ${name} now.`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: 'Delete category',
  removeLead: (name: string) => `“${name}” has no products and leaves the shop’s filters.`,
  moveLead: (name: string, count: number) =>
    `${counted(count)} ${count === 1 ? 'is' : 'are'} of “${name}”. They have to be of another category first.`,
  moveTo: 'Move them to',
  removeAction: 'Delete',
  moveAction: 'Move and delete',
  removed: (name: string) => `${name} is deleted.`,
  first: 'The gallery begins with it: it stays.',
} as const;
