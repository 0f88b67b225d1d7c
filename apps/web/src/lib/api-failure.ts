import type { ErrorCode } from '@e-store/shared/error-body';
import { failureMessages } from '../messages/en/failures.ts';

/** Serialisable for the store; `message` is shown to people. */
export type ApiFailure = {
  /** 0 without a response. */
  status: number;
  code: ErrorCode | 'NETWORK';
  message: string;
  /** Keyed like the input: `shippingInfo.phoneNo`. */
  fields?: Record<string, string> | undefined;
  /** `PRICE_CHANGED` carries `quote`, `OUT_OF_STOCK` carries `lines`. */
  body?: unknown;
};

export const UNREACHABLE: ApiFailure = {
  status: 0,
  code: 'NETWORK',
  message: failureMessages.unreachable,
};

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

/** A response without the API's error shape comes from a proxy: the shop is unreachable. */
export function toApiFailure(status: number, body: unknown): ApiFailure {
  if (!isFailureBody(body)) return { ...UNREACHABLE, status };
  const { code, message, fields } = body;
  return { status, code, message, ...(fields && { fields }), body };
}

/** As opposed to rejecting the call. */
export function isUnavailable({ status, code }: ApiFailure): boolean {
  return code === 'NETWORK' || status >= 502;
}
