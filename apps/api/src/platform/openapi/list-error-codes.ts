import { type Endpoint, isMutation, isReplayable } from '@e-store/shared/endpoint';
import { ERROR_CODES, type ErrorCode } from '@e-store/shared/error-body';

/** Lists the error codes of a call in table order: derived ones and its own. */
export function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, file, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>(['NOT_ACCEPTABLE', 'INTERNAL', 'SERVICE_UNAVAILABLE', ...errors]);
  const add = (when: unknown, ...more: ErrorCode[]) => {
    if (when) for (const code of more) codes.add(code);
  };
  add(params ?? query ?? body ?? file, 'VALIDATION_FAILED');
  add(params, 'NOT_FOUND', 'MALFORMED_BODY');
  add(query ?? body, 'MALFORMED_BODY');
  add(body ?? file, 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  add(isMutation(endpoint), 'CROSS_ORIGIN', 'FORBIDDEN');
  add(
    isReplayable(endpoint),
    'VALIDATION_FAILED',
    'IDEMPOTENCY_KEY_REUSED',
    'IDEMPOTENCY_KEY_IN_USE',
    'ALREADY_DONE',
  );
  add(endpoint.versioned && !endpoint.versioned.isOptional, 'PRECONDITION_REQUIRED');
  add(access.kind !== 'anyone', 'UNAUTHENTICATED');
  add('roles' in access, 'FORBIDDEN');
  add(access.kind === 'staff' || access.kind === 'staffEnrolling', 'PASSWORD_CONFIRMATION_REQUIRED');
  add(access.kind === 'staff', 'SECOND_FACTOR_SETUP_REQUIRED');
  return ERROR_CODES.filter((code) => codes.has(code));
}
