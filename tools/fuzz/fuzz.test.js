import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { root } from '../../scripts/command-line.js';
import { judge } from './judge.js';
import { readDocument } from './read-document.js';
import { invalidRequestsTo, requestsTo } from './requests.js';
import { createValueFinder } from './words.js';

const document = JSON.parse(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8'));
const operations = readDocument(document);
const operation = (name) => operations.find((one) => one.name === name);
const shop = { products: [], productIds: [], orderIds: [], customerIds: [], reviewIds: [], codes: [] };
const words = (one) => createValueFinder(one, shop, 'a password');

const answer = (status, body, more = {}) => ({
  status,
  ms: 10,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': body?.requestId },
  text: JSON.stringify(body),
  ...more,
});
const refusal = (code) => ({ success: false, code, message: 'No.', requestId: 'a-request-id' });
const call = (name, changes = {}) => ({
  operation: operation(name),
  kind: 'valid',
  method: name.split(' ')[0],
  path: name.split(' ')[1],
  ...changes,
});

describe('a generated request', () => {
  it.each(operations.map((one) => [one.name, one]))(
    'of %s is made, right and wrong [G5] [T9] [ASVS 4.2.1]',
    (_name, one) => {
      const made = fc.sample(requestsTo(one, words(one)), { numRuns: 30, seed: 1 });
      for (const { path: to, headers } of made) {
        expect(to).toMatch(/^\/[\x21-\x7e]*$/);
        for (const value of Object.values(headers)) expect(value).toMatch(/^[\t\x20-\x7e]*$/);
      }
      const wrong = invalidRequestsTo(one, words(one));
      const sent = wrong ? fc.sample(wrong, { numRuns: 10, seed: 1 }) : [];
      const isRuledOut = ({ body }) =>
        !one.body?.schema || body === undefined || !one.isValid('body', JSON.parse(body));
      const isBodyAlone = one.parameters.every(({ in: place }) => place === 'header');
      expect(!isBodyAlone || sent.every(isRuledOut)).toBe(true);
    },
  );
});

describe('the judge', () => {
  it('has nothing against an answer that is as documented [G5] [T9]', () => {
    expect(judge(call('GET /cart'), 'stranger', answer(401, refusal('UNAUTHENTICATED')))).toEqual([]);
    expect(judge(call('POST /logout'), 'stranger', answer(200, { success: true, message: 'Bye.' }))).toEqual(
      [],
    );
  });

  it('takes a file where one is documented, and nowhere else', () => {
    const pdf = { status: 200, ms: 10, headers: { 'content-type': 'application/pdf' }, text: '%PDF' };
    const invoice = call('GET /admin/orders/{id}/invoice');
    expect(judge(invoice, 'Admin', pdf)).toEqual([]);
    expect(judge({ ...invoice, kind: 'malformed' }, 'Admin', pdf)).toEqual([]);
    expect(judge(call('GET /cart'), 'Customer', pdf)).toEqual(['is application/pdf']);
  });

  it.each([
    ['500', call('GET /cart'), 'Customer', answer(500, refusal('INTERNAL'))],
    ['no answer', call('GET /cart'), 'Customer', answer(0, undefined)],
    ['took 6000 ms', call('GET /cart'), 'stranger', answer(401, refusal('UNAUTHENTICATED'), { ms: 6000 })],
    ['was accepted', call('POST /login', { kind: 'invalid' }), 'stranger', answer(200, {})],
    ['stranger was let in', call('GET /cart'), 'stranger', answer(200, { version: 0, lines: [] })],
    ['Packer was let in', call('GET /admin/audit'), 'Packer', answer(200, {})],
    ['418 is not documented', call('GET /cart'), 'Customer', answer(418, refusal('CONFLICT'))],
    ['EMAIL_TAKEN is not documented', call('GET /cart'), 'stranger', answer(401, refusal('EMAIL_TAKEN'))],
    ['body: ', call('GET /cart'), 'Customer', answer(200, { lines: 'none' })],
    [
      'is text/html',
      call('GET /cart'),
      'Customer',
      answer(404, refusal('NOT_FOUND'), { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'without the id',
      call('GET /cart'),
      'stranger',
      answer(
        401,
        { ...refusal('UNAUTHENTICATED'), requestId: 'x' },
        { headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'y' } },
      ),
    ],
    [
      'tells of the inside',
      call('POST /login'),
      'stranger',
      answer(400, { ...refusal('VALIDATION_FAILED'), message: 'at x.ts:7' }),
    ],
    ['sent elsewhere', call('GET /cart'), 'Customer', answer(302, {})],
  ])('sees: %s', (fault, sent, person, seen) => {
    expect(judge(sent, person, seen).join()).toContain(fault);
  });
});
