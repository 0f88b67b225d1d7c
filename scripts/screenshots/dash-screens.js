/** What belongs to the staff. @type {import('./screens.js').Screen[]} */
export const dashScreens = [
  { name: 'admin', as: 'admin', path: '/admin' },
  { name: 'dash-dashboard', as: 'admin', path: '/admin/dashboard' },
  { name: 'dash-add-product', as: 'admin', path: '/admin/dashboard/addproduct/' },
  { name: 'dash-products', as: 'admin', path: '/admin/dashboard/productlist/' },
  { name: 'dash-categories', as: 'admin', path: '/admin/dashboard/categorylist/' },
  { name: 'dash-orders', as: 'admin', path: '/admin/dashboard/orderlist/' },
  {
    name: 'dash-order',
    as: 'admin',
    path: '/admin/dashboard/orderlist/',
    first: (page) => page.getByRole('main').getByRole('link', { name: /^ES-/ }).first().click(),
  },
  {
    name: 'dash-return',
    as: 'admin',
    path: '/admin/dashboard/orderlist/?tab=returns',
    first: (page) => page.getByRole('main').getByRole('link', { name: /^ES-/ }).first().click(),
  },
  {
    name: 'dash-print',
    as: 'admin',
    path: '/admin/dashboard/orderlist/',
    first: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Print/ })
        .first()
        .click(),
  },
  {
    name: 'dash-edit-product',
    as: 'admin',
    path: '/admin/dashboard/productlist/',
    first: (page) => page.getByRole('main').getByRole('link', { name: /^Edit/ }).first().click(),
  },
  { name: 'dash-search', as: 'admin', path: '/admin/dashboard/search?keyword=demo' },
  { name: 'dash-transactions', as: 'admin', path: '/admin/dashboard/transactionlist/' },
  { name: 'dash-settings', as: 'admin', path: '/admin/dashboard/settings/' },
];
