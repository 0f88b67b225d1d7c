import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { createWeb } from '../create-web.ts';
import type { Render } from '../pages.ts';
import { listen } from './listen.ts';
import { testPages } from './test-pages.ts';

export const SECRET = 'd41d8cd98f00b204e9800998ecf8427e';
export const hello: Render = (visited) =>
  Promise.resolve(new Response(`<p>${new URL(visited.url).pathname}</p>`, { headers: { 'x-page': 'yes' } }));

type Given = { api?: RequestListener; render?: Render; env?: Record<string, string> };

export async function startWeb({ api, render: renderPage = hello, env = {} }: Given = {}) {
  const API_URL = api ? await listen(api) : 'http://127.0.0.1:9';
  const config = readConfig({ INTERNAL_SECRET: SECRET, API_URL, ...env });
  const pages = testPages(renderPage, {
    plainAssets: { styles: ['/shop.css'], fonts: [] },
    sitemapPaths: ({ men }) => ['/', ...men.map((key) => `/products?type=${key}&department=men`)],
  });
  return await listen(createWeb({ config, logger: pino({ level: 'silent' }), pages }));
}
