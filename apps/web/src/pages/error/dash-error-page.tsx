import { DashFailure } from './dash-failure.tsx';
import { useRouteFailure } from './use-route-failure.ts';

/** What a route of E-DASH shows when its loader or its page threw. */
export function Component() {
  return <DashFailure {...useRouteFailure()} />;
}
