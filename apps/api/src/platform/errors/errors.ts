import type { ErrorCode } from '@e-store/shared/error-body';

type Extra = {
  fields?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** Sent to the caller: `message` tells the person what to do. */
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

export class WrongPasswordError extends AppError {
  constructor(fields: Record<string, string>) {
    super(400, 'WRONG_PASSWORD', summarise(fields), { fields });
  }
}

export class WrongCodeError extends AppError {
  constructor(fields: Record<string, string>) {
    super(400, 'WRONG_CODE', summarise(fields), { fields });
  }
}

/** A token of a mailed link or a previous step is used, expired or unknown. */
export class InvalidTokenError extends AppError {
  constructor(fields: Record<string, string>) {
    super(400, 'INVALID_TOKEN', summarise(fields), { fields });
  }
}

export class AlreadyExistsError extends AppError {
  constructor(fields: Record<string, string>) {
    super(409, 'ALREADY_EXISTS', summarise(fields), { fields });
  }
}

export class UnauthenticatedError extends AppError {
  constructor(message = 'Log in first.') {
    super(401, 'UNAUTHENTICATED', message);
  }
}

export class ForbiddenError extends AppError {
  constructor(message = 'You do not have permission to do this.') {
    super(403, 'FORBIDDEN', message);
  }
}

export class NotFoundError extends AppError {
  constructor(message = 'Not found.') {
    super(404, 'NOT_FOUND', message);
  }
}

export class ConflictError extends AppError {
  constructor(message: string, code: ErrorCode = 'CONFLICT', body: Record<string, unknown> = {}) {
    super(409, code, message, { body });
  }
}

/** `body`: the present record. */
export class ChangedMeanwhileError extends AppError {
  constructor(message: string, body: Record<string, unknown>, fields?: Record<string, string>) {
    super(412, 'CHANGED_MEANWHILE', message, { body, ...(fields && { fields }) });
  }
}

export class UnavailableError extends AppError {
  constructor(message: string, retryAfterSeconds = 2) {
    super(503, 'SERVICE_UNAVAILABLE', message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
  }
}

/** The work may still complete. */
export class RequestTimeoutError extends UnavailableError {
  constructor() {
    super('This is taking too long. Try again in a moment.');
  }
}

/** The change may or may not be saved. */
export class UnconfirmedError extends UnavailableError {
  constructor({ isRepeatSafe }: { isRepeatSafe: boolean }) {
    super(
      isRepeatSafe
        ? 'We could not confirm whether this was saved. Try again in a moment. It will not be done twice.'
        : 'We could not confirm whether this was saved. Check before you try again.',
    );
  }
}

export class DatabaseUnavailableError extends UnavailableError {
  constructor() {
    super('The shop’s database cannot be reached right now. Try again in a moment.');
  }
}

function summarise(fields: Record<string, string>): string {
  const sentences = Object.values(fields);
  const distinct = [...new Set(sentences)].join(' ');
  return sentences.length === 1 ? distinct : `Correct ${sentences.length} fields: ${distinct}`;
}
