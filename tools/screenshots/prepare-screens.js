import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {{ productId: string, printedId: string, reviewedId: string, soldOut: { id: string, size: string },
 *   orderIds: Record<'open' | 'onTheWay' | 'cancelled' | 'delivered' | 'returning', string> }} Known
 */

const demoLogins = {
  shopper: { email: 'shopper@example.com', password: 'shopper-demo-pass' },
  admin: { email: 'admin@example.com', password: 'admin-demo-passphrase' },
};

const json = async (answer) => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`);
  return answer.json();
};

/** Signs in once, because sign-ins are rate-limited. */
const fetchCookies = async (browser, url, path, data) => {
  const context = await browser.newContext();
  await json(await context.request.post(`${url}/api/v1/${path}`, { data }));
  const { cookies } = await context.storageState();
  await context.close();
  return cookies;
};

const createNewAccount = () => ({
  firstname: 'Venkatanarasimharajuvaripeta',
  lastname: 'Lakshminarayanan Subramaniam',
  mobile: '9876543210',
  email: `venkatanarasimharaju.lakshminarayanan.${Date.now()}@example.com`,
  password: 'a tailor in Tiruppur',
  confirmPassword: 'a tailor in Tiruppur',
});

const toCartLine = ({ _id, name, price, images, stock, sizes }, index) => {
  const inStock = sizes.find((one) => one.stock > 1);
  return {
    product: _id,
    name,
    price,
    image: images[0]?.url ?? '',
    stock: inStock?.stock ?? stock,
    quantity: 2 - index,
    ...(inStock && { size: inStock.size }),
  };
};

/** Without one the path shows the not-found page. */
const findOrderId =
  (orders) =>
  (...statuses) =>
    statuses
      .flatMap((status) => orders.filter(({ orderStatus }) => orderStatus === status))
      .map(({ _id }) => _id)[0] ?? 'none';

const collectIds = (products, orders) => {
  const order = findOrderId(orders);
  const [reviewed] = [...products].sort((a, b) => b.rating.count - a.rating.count);
  const [soldOut] = products.flatMap(({ _id, stock, sizes }) =>
    stock > 0 ? sizes.filter((one) => one.stock === 0).map(({ size }) => ({ id: _id, size })) : [],
  );
  return {
    productId: products[0]._id,
    printedId: (products.find(({ name }) => /arch|wave|sun|kite/i.test(name)) ?? products[0])._id,
    reviewedId: reviewed._id,
    soldOut,
    orderIds: {
      open: order('Processing', 'Confirmed'),
      onTheWay: order('Shipped', 'Out for delivery', 'Processing'),
      cancelled: order('Cancelled'),
      delivered: order('Delivered'),
      returning: order('Return requested'),
    },
  };
};

const demoSearches = [
  ['blue shirt under 700', 5],
  ['lower', 4],
  ['black jeans', 3],
  ['linen kurta for men with mandarin collar and long sleeves', 2],
  ['saree', 1],
];
const FLUSH_MS = 4000;

/** Searches as the shop reports them, and a synonym. */
const addSearches = async (browser, url, cookies) => {
  const context = await browser.newContext({ storageState: { cookies, origins: [] } });
  const post = (path, data) => context.request.post(`${url}/api/v1/${path}`, { data });
  for (const [keyword, count] of demoSearches)
    for (const id of Array.from({ length: count }, () => randomUUID())) {
      await json(await post('search/events', { id, type: 'search', keyword }));
      if (id > '8') await json(await post('search/events', { id, type: 'click', keyword }));
    }
  await post('admin/search/synonyms', { word: 'lower', means: 'track pants' }); // 409 when it is drawn again
  await context.close();
  await wait(FLUSH_MS);
};

export const prepareScreens = async (browser, url) => {
  const cookies = {
    anyone: [],
    shopper: await fetchCookies(browser, url, 'login', demoLogins.shopper),
    createNewAccount: await fetchCookies(browser, url, 'register', createNewAccount()),
    admin: await fetchCookies(browser, url, 'login', demoLogins.admin),
  };
  await addSearches(browser, url, cookies.admin);
  const context = await browser.newContext({ storageState: { cookies: cookies.shopper, origins: [] } });
  const ask = async (path) => json(await context.request.get(`${url}/api/v1/${path}`));
  const { product: products } = await ask('products?inStock=true&limit=27');
  const { orders } = await ask('orders/me?limit=50');
  await context.close();
  const cart = JSON.stringify(products.slice(0, 2).map(toCartLine));
  return {
    cookies,
    ids: collectIds(products, orders),
    storage: { shopper: [{ origin: url, localStorage: [{ name: 'cartItems', value: cart }] }] },
  };
};
