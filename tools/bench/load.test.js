import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { measureLoad } from './load.js';

describe('measure load', () => {
  let server, answer, asked, origin;
  beforeEach(async () => {
    asked = [];
    answer = (response) => response.writeHead(200, { 'content-length': 2 }).end('{}');
    server = createServer((request, response) => {
      asked.push(request);
      answer(response);
    });
    await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${server.address().port}`;
  });
  afterEach(() => server.close());

  const load = { seconds: 1, connections: 2 };
  const one = () => [{ url: `${origin}/` }];

  it('counts what was answered in a second', async () => {
    const { perSecond, p50, p99 } = await measureLoad(one(), load);
    expect(perSecond).toBeGreaterThan(asked.length / 2);
    expect(perSecond).toBeLessThan(asked.length * 5);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
  });

  it('asks for the addresses in turn, with their headers', async () => {
    const requests = ['/a?price[gte]=1', '/b'].map((path) => ({
      url: origin + path,
      headers: { cookie: path },
    }));
    await measureLoad(requests, { ...load, connections: 1 });
    expect(asked.slice(0, 4).map(({ url, headers }) => [url, headers.cookie])).toEqual([
      ['/a?price[gte]=1', '/a?price[gte]=1'],
      ['/b', '/b'],
      ['/a?price[gte]=1', '/a?price[gte]=1'],
      ['/b', '/b'],
    ]);
  });

  it('waits for an answer that comes in pieces', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': 200_000 }).write('a'.repeat(100_000));
      setTimeout(() => response.end('b'.repeat(100_000)), 20);
    };
    const { p50 } = await measureLoad(one(), load);
    expect(p50).toBeGreaterThan(18);
  });

  it.each([304, 429, 500])('does not count a %d', async (status) => {
    answer = (response) => response.writeHead(status, { 'content-length': 0 }).end();
    await expect(measureLoad(one(), load)).rejects.toThrow(`status ${status}`);
  });

  it('does not count a connection that breaks', async () => {
    answer = (response) => response.destroy();
    await expect(measureLoad(one(), load)).rejects.toThrow('had no response');
  });
});
