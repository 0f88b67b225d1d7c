export const chromeMessages = {
  departments: 'Departments',
  types: 'Product types',
  help: 'Help',
  terms: 'Terms',
  searchProducts: 'Search products',
  search: 'Search',
  trackAnOrder: 'Track an order',
  login: 'Login',
  account: 'Account',
  menu: 'Menu',
  menuNotLoaded: 'The menu could not be loaded. Check your connection and try again.',
  darkTheme: 'Dark theme',
} as const;
