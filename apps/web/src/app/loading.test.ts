import { describe, expect, it } from '@jest/globals';
import type { ApiFailure } from '../lib/api-failure.ts';
import { makeLoad } from './loading.ts';

const request = new Request('https://shop.example/admin/dashboard/accounts?from=2026-11-27&to=2026-11-01');
const failed = (failure: Partial<ApiFailure>) =>
  Promise.resolve({ meta: { requestStatus: 'rejected' }, payload: failure });

describe('a page whose first request fails on the server', () => {
  const load = makeLoad(true);

  it('is shown with the error of its filters and their status', async () => {
    const refused = failed({ code: 'VALIDATION_FAILED', status: 400, message: 'Choose a last day.' });
    expect(await load(request, refused)).toMatchObject({ data: null, init: { status: 400 } });
  });

  it('is an error page for other failures', async () => {
    await expect(load(request, failed({ code: 'NOT_FOUND', status: 404 }))).rejects.toMatchObject({
      init: { status: 404 },
    });
    await expect(load(request, failed({ code: 'NETWORK', status: 0 }))).rejects.toMatchObject({
      init: { status: 503 },
    });
  });
});
