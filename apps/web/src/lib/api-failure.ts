import type { ErrorCode } from '@e-store/shared/error-body';
import { failureWords } from '../content/failures.ts';

/** Why a call failed, as a plain value that fits into the store. `message` is the sentence a person reads. */
export type ApiFailure = {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: ErrorCode | 'NETWORK';
  message: string;
  /** What to mend, keyed as the input was: `shippingInfo.phoneNo`. */
  fields?: Record<string, string> | undefined;
  /** The whole answer: `PRICE_CHANGED` carries `quote`, `OUT_OF_STOCK` carries `lines`. */
  body?: unknown;
};

export const UNREACHABLE: ApiFailure = {
  status: 0,
  code: 'NETWORK',
  message: failureWords.unreachable,
};

/** What `call` of the API client throws. */
export class ApiCallFailed extends Error {
  override name = 'ApiCallFailed';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

type FailureBody = Pick<ApiFailure, 'message' | 'fields'> & { code: ErrorCode };

function isFailureBody(body: unknown): body is FailureBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}

/** An answer that is not of the API's one error shape came from something in between: the shop is unreachable. */
export function toApiFailure(status: number, body: unknown): ApiFailure {
  if (!isFailureBody(body)) return { ...UNREACHABLE, status };
  const { code, message, fields } = body;
  return { status, code, message, ...(fields && { fields }), body };
}

/** The shop is away, rather than saying no. */
export function isUnavailable({ status, code }: ApiFailure): boolean {
  return code === 'NETWORK' || status >= 502;
}
