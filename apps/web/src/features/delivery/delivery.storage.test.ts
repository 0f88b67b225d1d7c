import { beforeEach, describe, expect, it } from '@jest/globals';
import { logout } from '../account/user.slice.ts';
import { appStarted } from '../../lib/app-events.ts';
import { allRouteModules } from '../../app/routes/all-route-modules.ts';
import { makeStore } from '../../app/store.ts';
import { createApiClient } from '../../lib/api-client.ts';
import { apiServer, refuse } from '../../testing/api-server.ts';
import { fetchPlace, selectPlace } from './delivery.slice.ts';
import { readPlace } from './delivery.storage.ts';

const { localStorage: local, sessionStorage: session } = window;
const makeShop = () => {
  const store = makeStore({
    routeModules: allRouteModules,
    api: createApiClient(),
    storage: { local, session },
  });
  store.dispatch(appStarted());
  return store;
};
const bengaluru = { pincode: '560001', city: 'Bengaluru', state: 'Karnataka' };

beforeEach(() => local.clear());

describe('the pincode of this browser', () => {
  it('is remembered over a reload, with its place', async () => {
    await makeShop().dispatch(fetchPlace('560001'));
    expect(selectPlace(makeShop().getState())).toEqual(bengaluru);
    expect(JSON.parse(local.getItem('pincode') ?? '')).toEqual(bengaluru);
  });

  it('reads the pincode of an army post office', () => {
    const army = { pincode: '900056', city: 'APO', state: 'Army Post Office' };
    local.setItem('pincode', JSON.stringify(army));
    expect(readPlace(local)).toEqual(army);
  });

  it('stays what it was when another is refused', async () => {
    const store = makeShop();
    await store.dispatch(fetchPlace('560001'));
    apiServer.use(refuse('GET /pincode/:pincode', { status: 404, code: 'NOT_FOUND', message: 'None.' }));
    await store.dispatch(fetchPlace('870001'));
    expect(selectPlace(store.getState())).toEqual(bengaluru);
  });

  it('is forgotten at logout, as the address is', async () => {
    const store = makeShop();
    await store.dispatch(fetchPlace('560001'));
    await store.dispatch(logout());
    expect(selectPlace(store.getState())).toBeNull();
    expect(local.getItem('pincode')).toBeNull();
  });

  it.each(['{', '"560001"', 'null', '{"pincode":"x","city":"a","state":"b"}', '{"pincode":"560001"}'])(
    'counts as unknown where %s is stored',
    (stored) => {
      local.setItem('pincode', stored);
      expect(readPlace(local)).toBeNull();
    },
  );
});
