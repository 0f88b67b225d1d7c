import { FailurePage } from './failure-page.tsx';
import { useRouteFailure } from './use-route-failure.ts';

export function Component() {
  return <FailurePage {...useRouteFailure()} />;
}
