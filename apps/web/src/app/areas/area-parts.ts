import { fetchStore, selectCharges } from '../../features/store/store.slice.ts';
import { KNOWN, makeGuards, makeLoad } from '../loading.ts';
import type { StoreInUse } from '../store.ts';
import type { AreaParts } from './area.ts';

export function makeAreaParts(store: StoreInUse, isServer = false): AreaParts {
  const load = makeLoad(isServer);
  const storeKnown = () => (selectCharges(store.getState()) ? KNOWN : store.dispatch(fetchStore()));
  return {
    store,
    load,
    guards: makeGuards(store),
    storeKnown,
    underFooter: (id, children) => ({
      id,
      loader: ({ request }) => load(request, KNOWN, storeKnown()),
      children,
    }),
  };
}
