import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { stopSignals } from './stop-signals.js';

describe('stop signals', () => {
  let target, time, signals;
  beforeEach(() => {
    target = new EventEmitter();
    time = 0;
    signals = stopSignals({ say: () => {}, now: () => time, target });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('asks for a stop on %s', (name) => {
    target.emit(name);
    expect([signals.asked.aborted, signals.hurry.aborted]).toEqual([true, false]);
  });

  it('takes two signals at once, as npm and the terminal send them, for one', () => {
    target.emit('SIGINT');
    time = 50;
    target.emit('SIGINT');
    expect(signals.hurry.aborted).toBe(false);
  });

  it('hurries on a second signal', () => {
    target.emit('SIGINT');
    time = 1_000;
    target.emit('SIGTERM');
    expect(signals.hurry.aborted).toBe(true);
  });
});
