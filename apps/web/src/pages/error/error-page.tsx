import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FailurePage } from './failure-page.tsx';

/** What a route shows when its loader or its page threw. */
export function Component() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <FailurePage status={500} />;
  const { message } = (error.data ?? {}) as { message?: string }; // an ApiFailure, or nothing
  return <FailurePage status={error.status} message={message} />;
}
