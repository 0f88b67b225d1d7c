import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { createApi } from '../create-api.ts';
import { createContext } from '../create-context.ts';
import { runMigrations } from '../migrations/run-migrations.ts';
import { testConfig } from '../testing/start-test-shop.ts';

let started: ReturnType<typeof createContext>;
beforeAll(() => {
  started = createContext(testConfig(), { log: pino({ level: 'silent' }) });
});
afterAll(() => started.stop());

// That it is not ready while the database is away is proved in database.test.ts.
describe('health', () => {
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
