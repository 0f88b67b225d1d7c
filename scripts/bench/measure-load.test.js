import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { measureLoad, median, readWrk } from './measure-load.js';

describe('measure load', () => {
  let server, status, answered, url;
  beforeEach(async () => {
    status = 200;
    answered = 0;
    server = createServer((_request, response) => {
      answered += 1;
      response.writeHead(status).end('{}');
    });
    await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `http://127.0.0.1:${server.address().port}/`;
  });
  afterEach(() => server.close());

  it('counts what was answered in a second', async () => {
    const figure = await measureLoad(url, { seconds: 0.5, connections: 2 }, false);
    expect(figure).toBeGreaterThan(answered);
    expect(figure).toBeLessThan(answered * 2.5);
  });
  it('does not count refusals', async () => {
    status = 429;
    await expect(measureLoad(url, { seconds: 0.5, connections: 2 }, false)).rejects.toThrow('answers 429');
  });
});

describe("wrk's report", () => {
  it('holds the figure', () => {
    expect(readWrk('  1000 requests in 5.00s\nRequests/sec:   1234.56\n')).toBe(1234.56);
  });
  it('is worthless when answers were bad', () => {
    expect(() => readWrk('Non-2xx or 3xx responses: 7\nRequests/sec: 9')).toThrow('responses: 7');
  });
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1], 2.5],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
