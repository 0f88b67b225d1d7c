/**
 * Every screen of the shop, for `npm run screenshots`: who looks (`anyone`, `shopper` with something in the cart,
 * `admin`), where, and what is done there first. `path` may ask the catalogue and the shopper's orders.
 *
 * @typedef {{ productId: string, orderId: string }} Known
 * @typedef {{ name: string, as: 'anyone' | 'shopper' | 'admin', path: string | ((known: Known) => string),
 *   first?: (page: import('@playwright/test').Page) => Promise<void> }} Screen
 * @type {Screen[]}
 */
export const screens = [
  { name: 'home', as: 'anyone', path: '/' },
  { name: 'home-women', as: 'anyone', path: '/?department=women' },
  {
    name: 'menu',
    as: 'anyone',
    path: '/',
    first: (page) => page.getByRole('button', { name: 'Menu' }).first().click(),
  },
  { name: 'gallery', as: 'anyone', path: '/products' },
  { name: 'search', as: 'anyone', path: '/products/tshrt' },
  { name: 'search-nothing', as: 'anyone', path: '/products/zzqqxx' },
  { name: 'product', as: 'anyone', path: ({ productId }) => `/product/${productId}` },
  { name: 'cart-empty', as: 'anyone', path: '/cart' },
  { name: 'login', as: 'anyone', path: '/login' },
  { name: 'register', as: 'anyone', path: '/register' },
  { name: 'forget-password', as: 'anyone', path: '/forget-password' },
  { name: 'reset-password', as: 'anyone', path: '/password/reset/a-token' },
  { name: 'not-found', as: 'anyone', path: '/nowhere' },
  { name: 'wishlist-empty', as: 'anyone', path: '/wishlist' },
  { name: 'wishlist', as: 'shopper', path: '/wishlist' },
  { name: 'cart', as: 'shopper', path: '/cart' },
  {
    name: 'checkout',
    as: 'shopper',
    path: '/cart',
    first: (page) => page.getByRole('main').getByText('CHECKOUT', { exact: true }).click(),
  },
  { name: 'account', as: 'shopper', path: '/account' },
  { name: 'change-password', as: 'shopper', path: '/account/change-password' },
  { name: 'edit-profile', as: 'shopper', path: '/account/edit' },
  { name: 'sessions', as: 'shopper', path: '/account/sessions' },
  { name: 'my-orders', as: 'shopper', path: '/account/myorders' },
  { name: 'order', as: 'shopper', path: ({ orderId }) => `/account/orderdetails/${orderId}` },
  { name: 'admin', as: 'admin', path: '/admin' },
  { name: 'dash-dashboard', as: 'admin', path: '/admin/dashboard' },
  { name: 'dash-add-product', as: 'admin', path: '/admin/dashboard/addproduct/' },
  { name: 'dash-products', as: 'admin', path: '/admin/dashboard/productlist/' },
  { name: 'dash-categories', as: 'admin', path: '/admin/dashboard/categorylist/' },
  { name: 'dash-orders', as: 'admin', path: '/admin/dashboard/orderlist/' },
  { name: 'dash-transactions', as: 'admin', path: '/admin/dashboard/transactionlist/' },
  { name: 'dash-settings', as: 'admin', path: '/admin/dashboard/settings/' },
];

export const widths = [390, 900, 1440];

export const themes = /** @type {const} */ (['light', 'dark']);
