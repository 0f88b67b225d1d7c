/** @jest-environment node */
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { cspReportRoutes } from './csp-report-routes.ts';
import { listen, stopListening } from './testing/listen.ts';

let lines: Record<string, unknown>[] = [];
let now = 0;
let url = '';
beforeEach(async () => {
  lines = [];
  now = 1_000_000_000;
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = express().use(cspReportRoutes(pino(stream), () => now));
  url = `${await listen(app)}/csp-reports`;
});
afterEach(stopListening);

const report = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/password/reset/a-mailed-token?from=mail',
    'blocked-uri': 'inline',
    'effective-directive': 'script-src-elem',
    'source-file': 'https://shop.example/assets/app.js?v=1',
    'line-number': 7,
    'script-sample': 'alert(document.cookie)',
    ...changes,
  },
});
const send = async (body: unknown, type = 'application/csp-report') =>
  (await fetch(url, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) }))
    .status;

describe('a report of the content security policy', () => {
  it('is one line of the log: where, what and by which rule, and nothing secret [R40] [ASVS 3.4.7]', async () => {
    expect(await send(report())).toBe(204);
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'a page violated the content security policy',
        page: 'https://shop.example/password/reset/…',
        blocked: 'inline',
        directive: 'script-src-elem',
        file: 'https://shop.example/assets/app.js',
        line: 7,
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/a-mailed-token|from=mail|document\.cookie/);
  });

  it('cannot fill the log: of many in a minute thirty are written, then how many were not [R40]', async () => {
    for (let sent = 0; sent < 100; sent += 1) await send(report());
    expect(lines).toHaveLength(30);
    now += 60_000;
    await send(report());
    expect(lines[30]).toMatchObject({ dropped: 70 });
    expect(lines).toHaveLength(32);
  });

  it.each([
    ['no report', { a: 1 }, 'application/csp-report', 400],
    ['of another type', report(), 'text/plain', 400],
    ['too large', report({ 'blocked-uri': 'x'.repeat(11_000) }), 'application/csp-report', 413],
  ])('that is %s is refused and not written', async (_what, body, type, status) => {
    expect(await send(body, type)).toBe(status);
    expect(lines).toEqual([]);
  });

  it('stays in one line whatever is in it', async () => {
    await send(report({ 'blocked-uri': 'a\r\nFAKE', 'effective-directive': 'x'.repeat(2000) }));
    expect(lines).toHaveLength(1);
    expect(String(lines[0]?.['directive'])).toHaveLength(60);
  });
});
