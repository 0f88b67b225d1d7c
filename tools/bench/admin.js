import { Agent } from 'node:http';
import { fillShop } from './fill-shop.js';
import { percentile, timed } from './timed.js';

const PRODUCTS = '100000';
const ORDERS = 100_000;
const ROUNDS = 3;
const CALLS_A_ROUND = 40;
const LIMIT_MS = 300;

export const settings = { DEMO: 'true' };

const LISTS = [
  ['orders', '/admin/orders?limit=25'],
  ['orders to confirm', '/admin/orders?limit=25&tab=to-confirm'],
  ['orders sold', '/admin/orders?limit=25&tab=sold'],
  ['orders by name', '/admin/orders?limit=25&search=test%2012'],
  ['transactions', '/admin/transactions?limit=25'],
  ['transactions completed', '/admin/transactions?limit=25&status=completed'],
  ['products', '/admin/products?limit=25'],
  ['products by price', '/admin/products?limit=25&sort=price-asc'],
  ['products by name', '/admin/products?limit=25&sort=name'],
  ['products low', '/admin/products?limit=25&stock=low'],
  ['products drafted', '/admin/products?limit=25&status=draft'],
  ['products of a kind', '/admin/products?limit=25&category=jeans&sort=stock-asc'],
  ['products with a word', '/admin/products?limit=25&keyword=linen'],
  ['products with two words', '/admin/products?limit=25&keyword=linen%20sage'],
  ['products without match', '/admin/products?limit=25&keyword=zubrovka'],
  ['customers', '/admin/customers?limit=25'],
  ['customers by name', '/admin/customers?limit=25&search=load&sort=name'],
  ['audit trail', '/admin/audit?limit=50'],
];
const DASHBOARD_CALLS = [
  ['dashboard', '/admin/dashboard'],
  ['sales by year', '/admin/dashboard/sales?by=year'],
  ['top products by year', '/admin/dashboard/top?by=year'],
];

const signIn = async (api) => {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'admin-demo-passphrase' }),
  });
  if (!answer.ok) throw new Error(`The sign-in answers ${answer.status}.`);
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
};

/** Reports the worst p95 of three rounds. */
export const bench = async ({ shop, signal, say, options: { products = PRODUCTS } }) => {
  const agent = new Agent({ keepAlive: true });
  const api = `${shop.apiUrl}/api/v1`;
  let isReached = true;
  try {
    say(`Loading ${products} products and ${ORDERS} orders …`);
    await fillShop(shop.values, { products: Number(products), orders: ORDERS });
    const headers = await signIn(api);
    const measure = async (name, path) => {
      const worst = { p50: 0, p95: 0 };
      await timed(api + path, agent, headers);
      for (let round = 0; round < ROUNDS; round += 1) {
        const times = [];
        for (let call = 0; call < CALLS_A_ROUND; call += 1) {
          signal.throwIfAborted();
          times.push((await timed(api + path, agent, headers)).ms);
        }
        worst.p50 = Math.max(worst.p50, percentile(times, 0.5));
        worst.p95 = Math.max(worst.p95, percentile(times, 0.95));
      }
      say(`${name}: p50 ${worst.p50.toFixed(1)} ms, p95 ${worst.p95.toFixed(1)} ms`);
      isReached &&= worst.p95 < LIMIT_MS;
    };
    for (const [name, path] of LISTS) {
      const { total, limit } = JSON.parse((await timed(api + path, agent, headers)).body);
      await measure(`${name}, page 1 of ${total} rows`, path);
      const last = Math.max(1, Math.ceil(total / limit));
      if (last > 1) await measure(`${name}, page ${last}`, `${path}&page=${last}`);
    }
    for (const [name, path] of DASHBOARD_CALLS) await measure(name, path);
  } finally {
    agent.destroy();
  }
  return isReached;
};
