import { type ArgOf, type CallSource, createCallThunk, type ResultOf, toCall } from './thunk.ts';
import { failureMessages } from '../messages/en/failures.ts';
import { ApiCallFailed } from './api-failure.ts';

type ReauthenticationPrompt = () => Promise<boolean>;

/** The server has none: a refusal leads to the password step. */
let prompt: ReauthenticationPrompt | undefined;

/** @returns a function that unregisters it. */
export function setReauthenticationPrompt(newPrompt: ReauthenticationPrompt): () => void {
  prompt = newPrompt;
  return () => {
    if (prompt === newPrompt) prompt = undefined;
  };
}

/** Asks in place and repeats the call. Without confirmation the call fails and the screen stays. */
async function withReauthentication<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!prompt || !(error instanceof ApiCallFailed)) throw error;
    if (error.failure.code !== 'PASSWORD_CONFIRMATION_REQUIRED') throw error;
    if (await prompt()) return await call();
    throw new ApiCallFailed({ ...error.failure, code: 'FORBIDDEN', message: failureMessages.notConfirmed });
  }
}

/** Asks for the password again when the half hour is over. */
export function createAdminThunk<const Source extends CallSource>(type: string, source: Source) {
  const call = toCall(source);
  return createCallThunk<ResultOf<Source>, ArgOf<Source>>(type, (...given) =>
    withReauthentication(() => call(...given)),
  );
}
