import { dashWords } from '../../content/dash.ts';
import { ApiCallFailed } from '../../lib/api-failure.ts';

/** Asks for the password; whether it was confirmed. */
type Ask = () => Promise<boolean>;

/** The dialog of the frame that is on the screen. The server has none: there a refusal leads to the password step. */
let ask: Ask | undefined;

/** The frame is there and asks; what is answered takes it away again. */
export function askBy(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}

/**
 * Makes a call. Refused until the password is confirmed, it waits for that in place and is made again: whoever was
 * typing loses nothing. Not confirmed, it fails with a sentence, and the screen stays.
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
