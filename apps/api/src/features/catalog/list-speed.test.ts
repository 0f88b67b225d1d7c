import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createApi } from '../../app/create-api.ts';
import { productRecord } from '../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

// A light `npm run bench`: compares processor time with a bare Express server.
const ROUNDS = 5;
const CALLS = 80;
const AT_ONCE = 8;

let shop: TestShop;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const servers: Server[] = [];
let api: string;
let bare: string;

const listen = async (app: RequestListener) => {
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const ask = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.once('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(String(response.statusCode))),
      );
    }).once('error', reject);
  });

async function costOf(urlOf: (call: number) => string): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, other) => ask(urlOf(call + other))));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

const middleOf = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

let asked = 0;
const cached = () => `${api}/api/v1/products?category=T-Shirt&price[gte]=0&price[lte]=5000`;
const other = () => `${api}/api/v1/products?category=T-Shirt&price[gte]=0&price[lte]=${5000 + (asked += 1)}`;

beforeAll(async () => {
  shop = await startTestShop();
  await shop.database.products.insertMany(
    Array.from({ length: 300 }, (_, number) => productRecord({ name: `Tee ${number}`, sold: number })),
  );
  api = await listen(createApi(shop));
  const body: unknown = JSON.parse(await ask(cached()));
  bare = await listen(express().get('/', (_req, res) => void res.json(body)));
});
afterAll(async () => {
  agent.destroy();
  servers.forEach((server) => server.close());
  await shop.stop();
});

describe('the list, beside an Express that answers the same', () => {
  it('costs as little as that while it is kept, and a few times as much when it is made', async () => {
    const shares: { cached: number; uncached: number }[] = [];
    for (const urlOf of [() => bare, cached, other]) await costOf(urlOf);
    for (let round = 0; round < ROUNDS; round += 1) {
      const least = await costOf(() => bare);
      shares.push({ cached: least / (await costOf(cached)), uncached: least / (await costOf(other)) });
    }
    expect(middleOf(shares.map((share) => share.cached))).toBeGreaterThan(0.3);
    expect(middleOf(shares.map((share) => share.uncached))).toBeGreaterThan(0.06);
  });
});
