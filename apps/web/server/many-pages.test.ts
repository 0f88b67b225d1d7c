/** @jest-environment node */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Render } from './pages.ts';
import { stopListening } from './testing/listen.ts';
import { hello, startWeb } from './testing/start-web.ts';

afterEach(stopListening);

describe('many pages at once', () => {
  const ask = (web: string, count: number, options: RequestInit = {}) =>
    Array.from({ length: count }, (_, at) => fetch(`${web}/products?page=${at}`, options));

  it('are rendered a few at a time, and more than a visitor may wait for are refused at once [R54]', async () => {
    let atOnce = 0;
    let most = 0;
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const slow: Render = async (visited, visit) => {
      most = Math.max(most, ++atOnce);
      await gate;
      atOnce -= 1;
      return hello(visited, visit);
    };
    const web = await startWeb({ render: slow });
    const refused: Response[] = [];
    const asked = ask(web, 200).map(async (answer) => {
      const response = await answer;
      if (response.status === 503 && refused.push(response) === 64) open();
      return response.status;
    });
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 200)).toHaveLength(136);
    expect(refused).toHaveLength(64);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.text()).toContain('The shop is very busy');
    expect(most).toBe(8);
  });

  it('are not rendered for those who have gone', async () => {
    let rendered = 0;
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const slow: Render = async (visited, visit) => {
      rendered += 1;
      await gate;
      return hello(visited, visit);
    };
    const web = await startWeb({ render: slow });
    const untilServerHeardAll = async () => expect((await fetch(`${web}/healthz`)).status).toBe(200);
    const leaving = new AbortController();
    const asked = Promise.allSettled(ask(web, 40, { signal: leaving.signal }));
    await untilServerHeardAll();
    leaving.abort();
    await asked;
    await untilServerHeardAll();
    open();
    expect((await fetch(`${web}/products`)).status).toBe(200);
    expect(rendered).toBe(8 + 1);
  });
});
