import type { ErrorCode } from '@e-store/shared/error-body';

type Extra = {
  /** What to mend, by the name of the input. */
  fields?: Record<string, string>;
  /** Further members of the error body, such as the fresh `quote`. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** A failure that is answered as it is: `message` is a sentence that the person at the other end can act on. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(status: number, code: ErrorCode, message: string, extra: Extra = {}) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export class ValidationError extends AppError {
  constructor(fields: Record<string, string>, message = summarise(fields)) {
    super(400, 'VALIDATION_FAILED', message, { fields });
  }
}

export class UnauthenticatedError extends AppError {
  constructor(message = 'Sign in first.') {
    super(401, 'UNAUTHENTICATED', message);
  }
}

export class ForbiddenError extends AppError {
  constructor(message = 'Your account may not do this.') {
    super(403, 'FORBIDDEN', message);
  }
}

export class NotFoundError extends AppError {
  constructor(message = 'There is nothing at this address.') {
    super(404, 'NOT_FOUND', message);
  }
}

export class ConflictError extends AppError {
  constructor(code: ErrorCode, message: string, body: Record<string, unknown> = {}) {
    super(409, code, message, { body });
  }
}

export class UnavailableError extends AppError {
  constructor(message: string, retryAfterSeconds = 2) {
    super(503, 'SERVICE_UNAVAILABLE', message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
  }
}

/** Whatever was asked for, the database would have been needed, and there is none just now. */
export class DatabaseAwayError extends UnavailableError {
  constructor() {
    super('The shop’s database cannot be reached right now. Try again in a moment.');
  }
}

/** One bad field speaks for itself; several are counted, and stand beside their inputs. */
function summarise(fields: Record<string, string>): string {
  const sentences = Object.values(fields);
  return sentences.length === 1 && sentences[0]
    ? sentences[0]
    : `Check ${sentences.length} entries: ${sentences.join(' ')}`;
}
