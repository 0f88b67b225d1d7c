/** @type {import('./screens.js').Screen[]} */
export const adminScreens = [
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
  { name: 'dash-customers', as: 'admin', path: '/admin/dashboard/customers' },
  {
    name: 'dash-customer',
    as: 'admin',
    path: '/admin/dashboard/customers?keyword=shopper',
    first: (page) => page.getByRole('table').getByRole('link').first().click(),
  },
  { name: 'dash-reviews', as: 'admin', path: '/admin/dashboard/reviews' },
  {
    name: 'dash-review-hide',
    as: 'admin',
    path: '/admin/dashboard/reviews',
    first: (page) => page.getByRole('table').getByRole('button', { name: /^Hide/ }).first().click(),
    view: true,
  },
  { name: 'dash-promo-codes', as: 'admin', path: '/admin/dashboard/promocodes' },
  {
    name: 'dash-promo-code',
    as: 'admin',
    path: '/admin/dashboard/promocodes',
    first: (page) => page.getByRole('button', { name: 'New code' }).click(),
    view: true,
  },
  { name: 'dash-search-terms', as: 'admin', path: '/admin/dashboard/searchterms' },
  { name: 'dash-synonyms', as: 'admin', path: '/admin/dashboard/searchterms?show=synonyms' },
  {
    name: 'dash-synonym',
    as: 'admin',
    path: '/admin/dashboard/searchterms?show=withoutHits',
    first: (page) => page.getByRole('table').getByRole('button', { name: /^Add/ }).first().click(),
    view: true,
  },
  { name: 'dash-newsletter', as: 'admin', path: '/admin/dashboard/newsletter' },
  { name: 'dash-messages', as: 'admin', path: '/admin/dashboard/messages' },
  { name: 'dash-mails', as: 'admin', path: '/admin/dashboard/mails' },
  { name: 'dash-two-step', as: 'admin', path: '/admin/dashboard/two-step' },
  { name: 'dash-staff', as: 'admin', path: '/admin/dashboard/staff' },
  { name: 'dash-audit', as: 'admin', path: '/admin/dashboard/audit' },
  { name: 'dash-status', as: 'admin', path: '/admin/dashboard/status' },
];
