const main = (page) => page.getByRole('main');

const openCheckout = async (page) => {
  await main(page).getByText('CHECKOUT', { exact: true }).click();
  await page.getByRole('heading', { name: 'Shipping and Payment' }).waitFor();
};

/** @type {import('./screens.js').Screen[]} */
export const accountScreens = [
  { name: 'cart', as: 'shopper', path: '/cart' },
  {
    name: 'cart-promo',
    as: 'shopper',
    path: '/cart',
    first: async (page) => {
      await main(page).getByRole('textbox', { name: /promo/i }).fill('FLAT100');
      await main(page).getByRole('button', { name: 'Apply', exact: true }).click();
      await page.waitForTimeout(600);
    },
  },
  { name: 'checkout', as: 'shopper', path: '/cart', first: openCheckout },
  {
    name: 'checkout-notice',
    as: 'shopper',
    path: '/cart',
    first: async (page) => {
      await openCheckout(page);
      await page.getByText('How we use these details').click();
    },
  },
  {
    name: 'checkout-mistakes',
    as: 'shopper',
    path: '/cart',
    first: async (page) => {
      await openCheckout(page);
      for (const name of ['Email', 'Mobile number']) await page.getByLabel(name).fill('');
      await page.getByRole('button', { name: 'PLACE ORDER' }).filter({ visible: true }).first().click();
      await page.waitForTimeout(400);
    },
  },
  { name: 'wishlist', as: 'shopper', path: '/wishlist' },
  { name: 'account', as: 'shopper', path: '/account' },
  { name: 'account-new', as: 'newcomer', path: '/account' },
  { name: 'edit-profile', as: 'shopper', path: '/account/edit' },
  { name: 'sessions', as: 'shopper', path: '/account/sessions' },
  { name: 'my-messages', as: 'shopper', path: '/account/messages' },
  { name: 'your-data', as: 'shopper', path: '/account/privacy' },
  { name: 'change-password', as: 'shopper', path: '/account/change-password' },
  { name: 'my-orders', as: 'shopper', path: '/account/myorders' },
  { name: 'my-orders-none', as: 'newcomer', path: '/account/myorders' },
  { name: 'order', as: 'shopper', path: ({ orderIds }) => `/account/orderdetails/${orderIds.onTheWay}` },
  {
    name: 'order-cancel',
    as: 'shopper',
    path: ({ orderIds }) => `/account/orderdetails/${orderIds.open}`,
    first: (page) => page.getByRole('button', { name: 'Cancel order' }).click(),
  },
  {
    name: 'order-cancelled',
    as: 'shopper',
    path: ({ orderIds }) => `/account/orderdetails/${orderIds.cancelled}`,
  },
  {
    name: 'order-delivered',
    as: 'shopper',
    path: ({ orderIds }) => `/account/orderdetails/${orderIds.delivered}`,
  },
  {
    name: 'order-return',
    as: 'shopper',
    path: ({ orderIds }) => `/account/orderdetails/${orderIds.delivered}/return`,
    first: (page) => page.getByRole('checkbox').first().check(),
  },
  {
    name: 'order-returning',
    as: 'shopper',
    path: ({ orderIds }) => `/account/orderdetails/${orderIds.returning}`,
  },
  {
    name: 'review',
    as: 'shopper',
    path: ({ orderIds }) => `/account/orderdetails/${orderIds.delivered}`,
    first: async (page) => {
      await page
        .getByRole('link', { name: /^Review this product/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Write a review' }).click();
      await page.getByRole('button', { name: 'Publish review' }).waitFor();
    },
  },
];
