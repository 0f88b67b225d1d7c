const product = ({ productId }) => `/product/${productId}`;

const press = (role, name) => (page) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click();

const typeSearch = (words) => async (page) => {
  const field = page.getByRole('combobox', { name: 'Search products' });
  if (!(await field.isVisible())) await page.getByRole('link', { name: 'Search' }).first().click();
  await field.click();
  await field.pressSequentially(words, { delay: 30 });
  await page.waitForTimeout(900);
};

const openSheet = (name) => async (page) => {
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
  if (await button.first().isVisible()) await button.first().click();
};

const reading = ['shipping', 'returns', 'size-guide', 'faq', 'privacy', 'terms', 'contact'];

/** @type {import('./screens.js').Screen[]} */
export const shopScreens = [
  { name: 'home', as: 'anyone', path: '/' },
  { name: 'home-men', as: 'anyone', path: '/?department=men' },
  { name: 'home-women', as: 'anyone', path: '/?department=women' },
  { name: 'home-kids', as: 'anyone', path: '/?department=kids' },
  { name: 'menu', as: 'anyone', path: '/', first: press('button', 'Menu'), view: true },
  { name: 'suggestions', as: 'anyone', path: '/', first: typeSearch('shirt'), view: true },
  { name: 'suggestions-none', as: 'anyone', path: '/', first: typeSearch('zzqqxx'), view: true },
  { name: 'gallery', as: 'anyone', path: '/products' },
  { name: 'gallery-filter', as: 'anyone', path: '/products', first: openSheet('Filter'), view: true },
  { name: 'gallery-sort', as: 'anyone', path: '/products', first: openSheet('Sort'), view: true },
  { name: 'gallery-chips', as: 'anyone', path: '/products?type=all&onSale=true&size=M&colour=Black' },
  { name: 'search', as: 'anyone', path: '/products/tshrt' },
  { name: 'search-nothing', as: 'anyone', path: '/products/zzqqxx' },
  { name: 'product', as: 'anyone', path: product },
  {
    name: 'product-pictures',
    as: 'anyone',
    path: product,
    first: (page) => page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().click(),
    view: true,
  },
  {
    name: 'product-size-chart',
    as: 'anyone',
    path: product,
    first: (page) => page.getByRole('link', { name: 'Size chart' }).click(),
    view: true,
  },
  {
    name: 'product-pincode',
    as: 'anyone',
    path: product,
    first: async (page) => {
      await page.getByRole('textbox', { name: 'Pincode' }).fill('560001');
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByRole('button', { name: 'Change pincode' }).waitFor();
    },
  },
  { name: 'product-added', as: 'anyone', path: product, first: press('button', 'Add to cart'), view: true },
  { name: 'product-reviews', as: 'anyone', path: ({ reviewedId }) => `/product/${reviewedId}#reviews` },
  {
    name: 'product-sold-out',
    as: 'anyone',
    path: ({ soldOut }) => `/product/${soldOut.id}`,
    first: (page, { soldOut }) => page.getByRole('radio', { name: `${soldOut.size}, sold out` }).check(),
  },
  {
    name: 'product-notify-me',
    as: 'anyone',
    path: ({ soldOut }) => `/product/${soldOut.id}`,
    first: async (page, { soldOut }) => {
      await page.getByRole('radio', { name: `${soldOut.size}, sold out` }).check();
      await press('button', 'Notify me')(page);
      await page.getByRole('button', { name: 'Email me' }).waitFor();
    },
  },
  { name: 'cart-empty', as: 'anyone', path: '/cart' },
  { name: 'wishlist-empty', as: 'anyone', path: '/wishlist' },
  { name: 'login', as: 'anyone', path: '/login' },
  {
    name: 'login-refused',
    as: 'anyone',
    path: '/login',
    first: async (page) => {
      await page.getByLabel('Email').first().fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not this one at all');
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'register', as: 'anyone', path: '/register' },
  {
    name: 'register-mistakes',
    as: 'anyone',
    path: '/register',
    first: (page) => page.getByRole('main').getByRole('button', { name: 'Register' }).click(),
  },
  { name: 'forget-password', as: 'anyone', path: '/forget-password' },
  { name: 'reset-password', as: 'anyone', path: '/password/reset/a-token' },
  { name: 'newsletter', as: 'anyone', path: '/newsletter' },
  { name: 'newsletter-confirm', as: 'anyone', path: '/newsletter/confirm/a-token' },
  { name: 'newsletter-unsubscribe', as: 'anyone', path: '/newsletter/unsubscribe/a-token' },
  { name: 'alert-withdraw', as: 'anyone', path: '/alerts/withdraw/a-token' },
  { name: 'collection-expired', as: 'anyone', path: `/collection/${'0'.repeat(24)}?token=a-token` },
  { name: 'redelivery-expired', as: 'anyone', path: `/redelivery/${'0'.repeat(24)}?token=a-token` },
  { name: 'account-erased', as: 'anyone', path: '/account/erased' },
  ...reading.map((name) => ({ name, as: /** @type {const} */ ('anyone'), path: `/${name}` })),
  { name: 'not-found', as: 'anyone', path: '/nowhere' },
  {
    name: 'broken',
    as: 'anyone',
    path: '/products',
    first: async (page) => {
      await page.route(/\/api\/v1\/product\/[^/]+$/, (route) =>
        route.fulfill({
          status: 500,
          json: {
            success: false,
            code: 'INTERNAL',
            message: 'Something went wrong on our side. The error was logged. Please try again.',
            requestId: '4f0c1d2e-0000-4000-8000-000000000000',
          },
        }),
      );
      await page.getByRole('main').locator('article a').first().click();
      await page.getByRole('link', { name: 'Try again' }).waitFor();
    },
  },
  { name: 'offline', as: 'anyone', path: '/offline' },
  {
    name: 'offline-banner',
    as: 'anyone',
    path: product,
    first: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline').waitFor();
    },
    view: true,
  },
];
