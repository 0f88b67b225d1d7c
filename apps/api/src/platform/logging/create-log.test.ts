import { expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import pino from 'pino';
import { throttleAwayMessages } from './create-log.ts';

const { MongoNetworkError } = mongoose.mongo;

it('logs a missing database once a minute for each message, without a stack, and everything else in full', () => {
  let time = 0;
  const raw: string[] = [];
  const hooks = { logMethod: throttleAwayMessages(() => time) };
  const log = pino({ hooks }, { write: (line: string) => raw.push(line) });
  for (time = 0; time < 120_000; time += 1000) {
    log.warn({ err: new MongoNetworkError('connect ECONNREFUSED') }, 'outbox: cannot be read, trying again');
    log
      .child({ job: 'alerts' })
      .warn({ err: new MongoNetworkError('ECONNREFUSED') }, 'stock alerts: trying again');
  }
  const lines = raw.map((line) => JSON.parse(line));
  expect(lines.map(({ msg, leftOut }) => [msg, leftOut])).toEqual([
    ['outbox: cannot be read, trying again', undefined],
    ['stock alerts: trying again', undefined],
    ['outbox: cannot be read, trying again', 59],
    ['stock alerts: trying again', 59],
  ]);
  expect(lines[0]).toMatchObject({ level: 40, reason: 'MongoNetworkError: connect ECONNREFUSED' });
  expect(lines[0]).not.toHaveProperty('err');
  expect(raw.join('').length).toBeLessThan(1000);

  log.error({ err: new TypeError('a slip') }, 'unexpected error');
  log.error({ err: new TypeError('a slip') }, 'unexpected error');
  log.info('a line');
  expect(raw).toHaveLength(7);
  expect(JSON.parse(raw[5]!).err.stack).toContain('.ts:');
});
