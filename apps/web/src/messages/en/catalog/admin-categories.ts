const counted = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export const categoryMessages = {
  title: 'Categories',
  /** Spec §2. */
  columns: { category: 'CATEGORY', count: 'PRODUCTS COUNT', actions: 'ACTIONS' },
  search: 'Search categories',
  counted: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
  archived: (count: number) => `and ${count} archived`,
  loading: 'Categories are loading',
  nothingFound: (keyword: string) => `No categories match “${keyword}”.`,
  showAll: 'Show all categories',
  add: 'Add Category',
  name: 'Name',
  cancel: 'Cancel',
  added: (name: string) => `${name} added. You can now add products to it.`,
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename category',
  renameLead: 'The shop shows the new name immediately. Links and searches with the old name still work.',
  renameAction: 'Rename',
  renamed: (name: string) => `Renamed to ${name}.`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: 'Delete category',
  removeLead: (name: string) => `“${name}” has no products. It will be removed from the shop’s filters.`,
  moveLead: (name: string, count: number) =>
    `“${name}” has ${counted(count)}. Move ${count === 1 ? 'it' : 'them'} to another category first.`,
  moveTo: 'Move to',
  moveToChoose: 'Choose a category',
  moveToMissing: 'Choose where to move the products.',
  removeAction: 'Delete',
  moveAction: 'Move and delete',
  removed: (name: string) => `${name} deleted.`,
  movedAndRemoved: (count: number, moveTo: string, name: string) =>
    `${counted(count)} moved to ${moveTo}. ${name} deleted.`,
  first: 'This is the shop’s default category. It cannot be deleted.',
} as const;
