import { FailurePage } from './failure-page.tsx';
import { useRouteFailure } from './use-route-failure.ts';

/** What a route of the shop shows when its loader or its page threw. */
export function Component() {
  return <FailurePage {...useRouteFailure()} />;
}
