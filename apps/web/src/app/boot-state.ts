import {
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  type HydrationState,
} from 'react-router-dom';
import type { Theme } from '../lib/theme.ts';
import type { PageAssets } from './document.tsx';
import type { RootState } from './store.ts';

type RouteErrors = NonNullable<HydrationState['errors']>;

export type BootState = {
  store: RootState;
  today: string;
  theme: Theme | undefined;
  origin: string;
  assets: PageAssets;
  isPictureFirst: boolean;
  loaderData: HydrationState['loaderData'];
  actionData: HydrationState['actionData'];
  errors: Record<string, { status: number; statusText: string; data: unknown }> | null;
};

/** Without the text of unknown errors, which may hold private data. */
export function toSentErrors(errors: RouteErrors | null): BootState['errors'] {
  if (!errors) return null;
  const sent = Object.entries(errors).map(([routeId, error]: [string, unknown]) => {
    const known = isRouteErrorResponse(error) ? error : { status: 500, statusText: '', data: null };
    return [routeId, { status: known.status, statusText: known.statusText, data: known.data as unknown }];
  });
  return Object.fromEntries(sent);
}

export function toRouteErrors(sent: BootState['errors']): RouteErrors | null {
  if (!sent) return null;
  const errors = Object.entries(sent).map(([routeId, { status, statusText, data }]) => [
    routeId,
    new ErrorResponseImpl(status, statusText, data),
  ]);
  return Object.fromEntries(errors);
}
