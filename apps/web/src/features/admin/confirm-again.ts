import { dashWords } from '../../content/dash.ts';
import { ApiCallFailed } from '../../lib/api-failure.ts';

type Ask = () => Promise<boolean>;

/** Prompt of the mounted frame. The server has none: a refusal leads to the password step. */
let ask: Ask | undefined;

/**
 * Registers the prompt.
 * @returns a function that unregisters it.
 */
export function askBy(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

/**
 * Makes a call. If the server demands the password, asks in place and repeats the call. Without confirmation
 * the call fails and the screen stays.
 */
export async function whenConfirmed<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!ask || !(error instanceof ApiCallFailed)) throw error;
    if (error.failure.code !== 'PASSWORD_CONFIRMATION_REQUIRED') throw error;
    if (await ask()) return await call();
    throw new ApiCallFailed({ ...error.failure, code: 'FORBIDDEN', message: dashWords.notConfirmed });
  }
}
