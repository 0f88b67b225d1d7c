import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { failureMessages } from '../messages/en/failures.ts';
import { selectIsAuthenticated, selectIsStaff, selectUserError } from '../features/account/user.slice.ts';
import { isUnavailable, type ApiFailure } from '../lib/api-failure.ts';
import { nextPath } from '../lib/next-path.ts';
import { paths } from '@e-store/shared/web-paths';
import type { StoreHandle } from './store.ts';

type Outcome = { meta: { requestStatus: string }; payload?: unknown };
export type Loading = Promise<Outcome>;
export type Loader = (args: LoaderFunctionArgs) => unknown;

export const NO_REQUEST: Loading = Promise.resolve({ meta: { requestStatus: 'fulfilled' } });

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

export function failurePage(failure: ApiFailure) {
  return data(failure, { status: isUnavailable(failure) ? 503 : failure.status });
}

export const notFound = () =>
  data({ code: 'NOT_FOUND', message: failureMessages.unknownPage }, { status: 404 });

/** `/?department=pets` is a 404, not the home page. */
export const unknownDepartment = () =>
  data({ code: 'NOT_FOUND', message: failureMessages.unknownDepartment }, { status: 404 });

/** Such as `/products/%E0%A4`. */
export const requireReadablePath: Loader = ({ request }) => {
  try {
    decodeURIComponent(new URL(request.url).pathname);
    return null;
  } catch {
    throw data({ code: 'NOT_FOUND', message: failureMessages.unreadable }, { status: 400 });
  }
};

/** @throws 404 for a malformed id, which the API would reject as a bad request */
export function requireObjectId(params: LoaderFunctionArgs['params']): string {
  if (!/^[0-9a-f]{24}$/i.test(params['id'] ?? '')) throw notFound();
  return params['id'] ?? '';
}

/**
 * The server waits; the first request's failure sets the page's status. A browser shows a loading state (spec
 * §2).
 */
export function makeLoad(isServer: boolean) {
  return async function load(request: Request, main: Loading, ...beside: Loading[]) {
    if (!isServer) return null;
    const [outcome] = await Promise.all([main, ...beside]);
    if (outcome.meta.requestStatus === 'rejected') throw refusal(request, outcome.payload as ApiFailure);
    return null;
  };
}

function refusal(request: Request, failure: ApiFailure) {
  if (failure.status === 401) return redirect(paths.login(pathOf(request)));
  if (failure.code === 'PASSWORD_CONFIRMATION_REQUIRED') return redirect(paths.admin(pathOf(request)));
  if (failure.code === 'SECOND_FACTOR_SETUP_REQUIRED') return redirect(paths.twoStep(pathOf(request)));
  return failurePage(failure);
}

/** Wrap the page's loader, because nested loaders run concurrently. */
export function makeGuards(store: StoreHandle) {
  const requireUser = (request: Request) => {
    const state = store.getState();
    if (selectIsAuthenticated(state)) return;
    const error = selectUserError(state);
    if (error && isUnavailable(error)) throw failurePage(error);
    throw redirect(paths.login(pathOf(request)));
  };
  return {
    signedIn:
      (loader: Loader = () => null): Loader =>
      (args) => {
        requireUser(args.request);
        return loader(args);
      },
    staff:
      (loader: Loader = () => null): Loader =>
      (args) => {
        requireUser(args.request);
        if (!selectIsStaff(store.getState()))
          throw data({ code: 'FORBIDDEN', message: failureMessages.staffOnly }, { status: 403 });
        return loader(args);
      },
    visitor:
      (): Loader =>
      ({ request }) => {
        if (!selectIsAuthenticated(store.getState())) return null;
        throw redirect(nextPath(new URL(request.url).searchParams.get('next'), paths.account()));
      },
  };
}
