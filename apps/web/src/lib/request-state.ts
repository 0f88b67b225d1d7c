import { createAction, type ActionReducerMapBuilder, type Draft } from '@reduxjs/toolkit';
import { UNREACHABLE, type ApiFailure } from './api-failure.ts';
import type { ApiThunk } from './thunk.ts';

/** Of two concurrent requests only the later counts. */
export type RequestState = {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  error?: ApiFailure | undefined;
  requestId?: string | undefined;
};

export const idle: RequestState = { status: 'idle' };

/** Spec §4: clears every failure. */
export const errorsCleared = createAction('errors/cleared');

type Outcomes<State, Result, Arg> = {
  request?: (state: Draft<State>, arg: Arg) => void;
  success: (state: Draft<State>, result: Result) => void;
};

/** Spec §4. */
export function addRequestCases<State extends RequestState, Result, Arg>(
  builder: ActionReducerMapBuilder<State>,
  thunk: ApiThunk<Result, Arg>,
  { request, success }: Outcomes<NoInfer<State>, NoInfer<Result>, NoInfer<Arg>>,
): ActionReducerMapBuilder<State> {
  return builder
    .addCase(thunk.pending, (state, { meta }) => {
      Object.assign(state, { status: 'loading', error: undefined, requestId: meta.requestId });
      request?.(state, meta.arg);
    })
    .addCase(thunk.fulfilled, (state, { meta, payload }) => {
      if (state.requestId !== meta.requestId) return;
      Object.assign(state, { status: 'succeeded', requestId: undefined });
      success(state, payload);
    })
    .addCase(thunk.rejected, (state, { meta, payload }) => {
      if (state.requestId !== meta.requestId) return;
      Object.assign(state, { status: 'failed', error: payload ?? UNREACHABLE, requestId: undefined });
    })
    .addCase(errorsCleared, (state) => {
      if (state.status === 'failed') Object.assign(state, { status: 'idle', error: undefined });
    });
}
