import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { reporterHash } from './report-review.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { reviewReporters } from './migrations.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await startTestDatabase();
});
afterAll(() => shop.stop());

describe('the migration of reports of reviews', () => {
  it('names accounts instead of their hashes, each once a review, keeps addresses, and runs twice safely', async () => {
    const { connection, reviewReports } = shop.database;
    const user = new Types.ObjectId();
    await connection.collection('users').insertOne({ _id: user });
    const [first, second] = [new Types.ObjectId(), new Types.ObjectId()];
    const address = reporterHash('new', 'address 192.0.2.1');
    const report = (review: Types.ObjectId, reporter: string) => ({
      review,
      product: new Types.ObjectId(),
      reporter,
      reason: 'untrue' as const,
      at: new Date(),
    });
    await reviewReports.create([
      report(first, reporterHash('old', `user ${String(user)}`)),
      report(first, reporterHash('new', `user ${String(user)}`)),
      report(second, reporterHash('old', `user ${String(user)}`)),
      report(second, address),
    ]);

    await reviewReporters.up(connection, ['new', 'old']);
    await reviewReporters.up(connection, ['new', 'old']);

    const reportersOf = async (review: Types.ObjectId) =>
      (await reviewReports.find({ review }).lean()).map(({ reporter }) => reporter);
    expect(await reportersOf(first)).toEqual([String(user)]);
    expect((await reportersOf(second)).toSorted()).toEqual([String(user), address].toSorted());
  });
});
