import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { errors } from '../../content/errors.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';

export type RouteFailure = {
  /** 0: there was no answer at all. */
  status: number;
  title?: string | undefined;
  message?: string | undefined;
  /** The id of the failed request, by which it is found in the logs. */
  reference?: string | undefined;
};

/** What is to be said of an error that the loader of a route or its page threw. */
export function useRouteFailure(): RouteFailure {
  const error = useRouteError();
  const isOnline = useIsOnline();
  // The page's own scripts could not be had.
  if (!isOnline && !isRouteErrorResponse(error))
    return { status: 0, title: errors.offline.title, message: errors.offline.page };
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const { message, body } = (error.data ?? {}) as Partial<ApiFailure>; // an ApiFailure, or nothing
  return { status: error.status, message, reference: referenceIn(body) };
}

function referenceIn(body: unknown): string | undefined {
  const { requestId } = (body ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : undefined;
}
