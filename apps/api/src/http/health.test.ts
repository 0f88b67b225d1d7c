import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { createApi } from '../create-api.ts';
import { createContext } from '../create-context.ts';
import { runMigrations } from '../migrations/run-migrations.ts';
import { registration, testConfig } from '../testing/start-test-shop.ts';

let started: ReturnType<typeof createContext>;
beforeAll(() => {
  started = createContext(testConfig(), { log: pino({ level: 'silent' }) });
});
afterAll(() => started.stop());

// That it is not ready while the database is away is proved in database.test.ts.
describe('health', () => {
  it('takes no call before the migrations are applied, so that no rule is broken that an index keeps', async () => {
    const { context, stop } = createContext(testConfig(), { log: pino({ level: 'silent' }) });
    const agent = request(createApi(context));
    const person = registration();
    const { body } = await agent.post('/api/v1/register').send(person).expect(503);
    expect(body).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringMatching(/not ready yet/),
    });
    await agent.get('/api/v1/products').expect(503);
    expect(await context.database.users.countDocuments()).toBe(0);
    await runMigrations(context.database.connection);
    const twice = await Promise.all([1, 2].map(() => agent.post('/api/v1/register').send(person)));
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    await context.database.connection.dropDatabase();
    await stop();
  });

  it('is well before it is ready, ready after the migrations, and not ready while it stops', async () => {
    const { context, announceStop } = started;
    const agent = request(createApi(context));
    await agent.get('/healthz').expect(200, { status: 'ok' });
    await agent.get('/readyz').expect(503, { status: 'starting' });
    await runMigrations(context.database.connection);
    await agent.get('/readyz').expect(200, { status: 'ready' });
    announceStop();
    await agent.get('/readyz').expect(503, { status: 'stopping' });
    await agent.get('/healthz').expect(200, { status: 'ok' });
    await context.database.connection.dropDatabase();
    expect(await context.readiness()).toBe('stopping');
  });
});
