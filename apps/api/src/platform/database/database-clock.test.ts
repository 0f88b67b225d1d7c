import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createSyncedClock, startDatabaseClock } from './database-clock.ts';
import { openDatabase } from '../../app/open-database.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { testConfig } from '../../testing/start-test-shop.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the time of the shop [T13]', () => {
  it('is that of the database, whatever the clock of the machine says, and goes on when that jumps', async () => {
    const real = Date.now.bind(Date);
    const machine = jest.spyOn(Date, 'now').mockImplementation(() => real() + 2 * 24 * 3_600_000);
    const database = openDatabase(testConfig().mongodbUri);
    try {
      const now = startDatabaseClock(database.connection);
      const isWrongBy = () => Math.abs(now().getTime() - real());
      expect(isWrongBy()).toBeGreaterThan(3_600_000);
      await waitUntil(() => isWrongBy() < 10_000, 20_000);
      machine.mockImplementation(() => real() - 3_600_000);
      expect(isWrongBy()).toBeLessThan(10_000);
    } finally {
      await database.connection.close();
    }
  });

  it('goes by the freshest of the last answers: one that was late turns nothing back', () => {
    let counted = 1000;
    const clock = createSyncedClock({ counted: () => counted, fallback: () => 0 });
    expect(clock.now()).toEqual(new Date(0));
    clock.sync(new Date(50_000));
    counted += 2000;
    clock.sync(new Date(49_000));
    expect(clock.now()).toEqual(new Date(52_000));
  });

  it('follows the database when its clock was set back', () => {
    const clock = createSyncedClock({ counted: () => 0, fallback: () => 0 });
    clock.sync(new Date(90_000));
    for (let time = 0; time < 5; time += 1) clock.sync(new Date(50_000));
    expect(clock.now()).toEqual(new Date(50_000));
  });
});
