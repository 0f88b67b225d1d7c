import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { errors } from '../../content/errors.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { FailurePage } from './failure-page.tsx';

/** What a route shows when its loader or its page threw. */
export function Component() {
  const error = useRouteError();
  const isOnline = useIsOnline();
  // The page's own scripts could not be had.
  if (!isOnline && !isRouteErrorResponse(error))
    return <FailurePage status={0} title={errors.offline.title} message={errors.offline.page} />;
  if (!isRouteErrorResponse(error)) return <FailurePage status={500} />;
  const { message, body } = (error.data ?? {}) as Partial<ApiFailure>; // an ApiFailure, or nothing
  return <FailurePage status={error.status} message={message} reference={referenceIn(body)} />;
}

function referenceIn(body: unknown): string | undefined {
  const { requestId } = (body ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : undefined;
}
