import { DashFailure } from './dash-failure.tsx';
import { useRouteFailure } from './use-route-failure.ts';

export function Component() {
  return <DashFailure {...useRouteFailure()} />;
}
