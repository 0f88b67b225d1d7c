import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';
import { runChild } from '../../scripts/shop/run-child.js';
import { call } from './call.js';
import { toMetric } from './metrics.js';
import { percentile } from './timed.js';

const CLIENTS = 8;
/** One account rarely has a hundred orders. */
const SHOPPERS = 20;
const PRODUCTS = 40;
const PLENTY = 5_000;
const LIMITS = {
  openOrders: 10_000,
  openOrdersPerAddress: 10_000,
  piecesPerProductAndDay: 10_000,
  orderValue: 10_000_000,
  secondOrderNeedsProof: false,
};

const signInAdmin = async (api) => {
  const body = { email: 'admin@example.com', password: 'admin-demo-passphrase' };
  const { cookie } = await call(api, { path: '/login', method: 'POST', body });
  return { cookie };
};

const raiseLimits = async (api, headers) => {
  const { body: settings } = await call(api, { path: '/admin/settings', headers });
  await call(api, {
    path: '/admin/settings/rules',
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${settings.versions.rules}"` },
    body: { ...settings.rules, ...LIMITS },
  });
};

const stockUp = async (api, headers) => {
  const pages = await Promise.all(
    [1, 2].map((page) => call(api, { path: `/products?limit=27&sort=newest&page=${page}` })),
  );
  const products = pages.flatMap(({ body }) => body.product).filter(({ sizes }) => sizes.length > 0);
  const lines = [];
  for (const { _id, sizes } of products.slice(0, PRODUCTS)) {
    const body = {
      lines: sizes.map(({ size, stock }) => ({ size, from: stock, to: PLENTY })),
      cause: 'delivery',
    };
    await call(api, { path: `/admin/products/${_id}/stock`, method: 'PUT', headers, body });
    lines.push(...sizes.map(({ size }) => ({ product: _id, size })));
  }
  return lines;
};

const signUp = async (api, number) => {
  const mobile = String(9_000_000_000 + number);
  const email = `bench-${randomUUID()}@example.com`;
  const body = { firstname: 'Test', lastname: 'Shopper', mobile, email, password: 'a long enough password' };
  const { cookie } = await call(api, { path: '/register', method: 'POST', body });
  const shippingInfo = {
    firstName: 'Test',
    lastName: 'Shopper',
    email,
    phoneNo: mobile,
    address: `${number} Lake Road, Sector 4`,
    pincode: '560034',
    city: 'Bengaluru',
    contry: 'India', // (sic) spec §3
  };
  return { cookie, shippingInfo };
};

const signUpSome = async (api, client) => {
  const shoppers = [];
  for (let number = 0; number < SHOPPERS; number += 1)
    shoppers.push(await signUp(api, client * SHOPPERS + number));
  return shoppers;
};

const orderContinuously = async ({ api, shoppers, lines, agent, until, recordTiming }) => {
  for (let turn = 0; performance.now() < until; turn += 1) {
    const { cookie, shippingInfo } = shoppers[turn % shoppers.length];
    const begun = performance.now();
    const line = { ...lines[Math.floor(Math.random() * lines.length)], quantity: 1 };
    await call(api, { path: '/cart', method: 'PUT', headers: { cookie }, agent, body: { changes: [line] } });
    const ordering = performance.now();
    await call(api, {
      path: '/order/new',
      method: 'POST',
      headers: { cookie, 'idempotency-key': randomUUID() },
      agent,
      body: { shippingInfo, orderItems: [line] },
    });
    const done = performance.now();
    recordTiming({ whole: done - begun, order: done - ordering });
  }
};

const verifyInvariants = ({ shop, signal }) =>
  runChild(
    {
      name: 'verify:invariants',
      file: path.join(root, 'apps/api/dist/verify-invariants.js'),
      env: childEnv('api', shop.values),
    },
    signal,
  );

/** Fails on any rejected call or broken invariant. */
export const orders = async (where) => {
  const { shop, rounds, seconds, signal } = where;
  const api = `${shop.apiUrl}/api/v1`;
  const headers = await signInAdmin(api);
  await raiseLimits(api, headers);
  const lines = await stockUp(api, headers);
  const clients = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => signUpSome(api, client)));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const runs = { rate: [], p50: [], p99: [], orderP99: [] };
  const round = async (length) => {
    signal.throwIfAborted();
    const times = [];
    const begun = performance.now();
    const shared = { api, lines, agent, until: begun + length * 1000, recordTiming: (ms) => times.push(ms) };
    await Promise.all(clients.map((shoppers) => orderContinuously({ ...shared, shoppers })));
    const whole = times.map((each) => each.whole);
    const perSecond = times.length / ((performance.now() - begun) / 1000);
    return { perSecond, whole, order: times.map((each) => each.order) };
  };
  try {
    await round(Math.min(2, seconds));
    for (let number = 0; number < rounds; number += 1) {
      const { perSecond, whole, order } = await round(seconds);
      runs.rate.push(perSecond);
      runs.p50.push(percentile(whole, 0.5));
      runs.p99.push(percentile(whole, 0.99));
      runs.orderP99.push(percentile(order, 0.99));
    }
  } finally {
    agent.destroy();
  }
  await verifyInvariants(where);
  return [
    toMetric({
      name: 'cart → order, 8 clients',
      unit: '/s',
      runs: runs.rate,
      goal: { atLeast: 400 },
      note: '0 failed, invariants hold',
    }),
    toMetric({ name: 'cart → order, p50', unit: 'ms', runs: runs.p50 }),
    toMetric({ name: 'cart → order, p99', unit: 'ms', runs: runs.p99 }),
    toMetric({ name: 'the order alone, p99', unit: 'ms', runs: runs.orderP99, goal: { atMost: 60 } }),
  ];
};
