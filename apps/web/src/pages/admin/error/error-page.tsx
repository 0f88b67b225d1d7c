import { AdminFailure } from './admin-failure.tsx';
import { useRouteFailure } from '../../shop/error/use-route-failure.ts';

export function Component() {
  return <AdminFailure {...useRouteFailure()} />;
}
