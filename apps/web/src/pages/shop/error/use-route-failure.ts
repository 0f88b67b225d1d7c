import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { errors } from '../../../messages/en/errors.ts';
import { failureMessages } from '../../../messages/en/failures.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { isScriptFailure } from '../../../lib/browser-old-release.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';

export type RouteFailure = {
  status: number;
  title?: string | undefined;
  message?: string | undefined;
  reference?: string | undefined;
  /** A script of the page did not load, which only a new document repairs. */
  isScriptMissing?: boolean | undefined;
};

export function useRouteFailure(): RouteFailure {
  const error = useRouteError();
  const isOnline = useIsOnline();
  const isScriptMissing = isScriptFailure(error);
  if (!isOnline && !isRouteErrorResponse(error))
    return { status: 0, title: errors.offline.title, message: errors.offline.page, isScriptMissing };
  if (isScriptMissing) return { status: 503, message: failureMessages.unreachable, isScriptMissing };
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const { message, body } = (error.data ?? {}) as Partial<ApiFailure>;
  return { status: error.status, message, reference: referenceIn(body) };
}

function referenceIn(body: unknown): string | undefined {
  const { requestId } = (body ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : undefined;
}
