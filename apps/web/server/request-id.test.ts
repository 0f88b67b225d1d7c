/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createWeb } from './create-web.ts';
import type { Render } from './pages.ts';
import { listen, stopListening } from './testing/listen.ts';
import { testPages } from './testing/test-pages.ts';

afterEach(stopListening);

type Given = {
  api?: RequestListener;
  render: Render;
  env?: Record<string, string>;
  lines: Record<string, unknown>[];
};

async function startWeb({ api, render, env = {}, lines }: Given) {
  const API_URL = api ? await listen(api) : 'http://127.0.0.1:9';
  const config = readConfig({ INTERNAL_SECRET: 'd41d8cd98f00b204e9800998ecf8427e', API_URL, ...env });
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  return await listen(createWeb({ config, logger, pages: testPages(render) }));
}

describe('the id of a request', () => {
  it('is one from the page to its API calls, in the log with the visitor’s address, and never the visitor’s own', async () => {
    const asked: (string | undefined)[] = [];
    const lines: Record<string, unknown>[] = [];
    const web = await startWeb({
      api: (req, res) => {
        asked.push(req.headers['x-request-id']?.toString());
        res.end();
      },
      render: async (_visited, { apiUrl, apiHeaders }) => {
        await fetch(`${apiUrl}/api/v1/me`, { headers: apiHeaders });
        await fetch(`${apiUrl}/api/v1/store`, { headers: apiHeaders });
        return new Response('page');
      },
      lines,
      env: { TRUST_PROXY_HOPS: '1' },
    });
    const headers = { 'x-request-id': 'of-a-visitor-1', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
    const page = await fetch(`${web}/cart?email=private@example.com`, { headers });
    const id = page.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked).toEqual([id, id]);
    expect(lines).toEqual([
      expect.objectContaining({ requestId: id, ip: '203.0.113.9', path: '/cart', status: 200 }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/6\.6\.6\.6|private|of-a-visitor/);
    await fetch(`${web}/api/v1/me`, { headers });
    expect(asked[2]).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked[2]).not.toBe(id);
  });

  it('is the one that is shown when the page cannot be rendered or the API is away, and is in the log', async () => {
    const lines: Record<string, unknown>[] = [];
    const web = await startWeb({ render: () => Promise.reject(new Error('a slip')), lines });
    const page = await fetch(`${web}/cart`);
    const id = page.headers.get('x-request-id');
    expect(await page.text()).toContain(id);
    const api = await fetch(`${web}/api/v1/products`);
    const { requestId } = (await api.json()) as { requestId: string };
    expect(api.headers.get('x-request-id')).toBe(requestId);
    const ofLine = (words: string) => lines.find(({ msg }) => msg === words)?.['requestId'];
    expect(ofLine('page could not be rendered')).toBe(id);
    expect(ofLine('the API did not respond')).toBe(requestId);
  });
});
