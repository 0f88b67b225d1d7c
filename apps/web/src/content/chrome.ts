/** Words around every page: top bar, side menu, footer. */
export const chromeWords = {
  departments: 'Departments',
  terms: 'Terms',
  searchProducts: 'Search products',
  search: 'Search',
  trackAnOrder: 'Track an order',
  login: 'Login',
  account: 'Account',
  menu: 'Menu',
  darkTheme: 'Dark theme',
} as const;
