import { AppError, DatabaseUnavailableError, UnavailableError } from './errors.ts';

export type HttpError = {
  status: number;
  body: { success: false; code: string; message: string; fields?: Record<string, string> };
  headers: Record<string, string>;
  isUnexpected: boolean;
};

/** The caller adds the request id and logs. */
export function toHttpError(error: unknown): HttpError {
  const isFull = isDiskFull(error);
  const known = isFull
    ? new UnavailableError('The shop has no space left to save this. Try again later.', 60)
    : error instanceof AppError
      ? error
      : (fromBodyParser(error) ?? fromDatabase(error));
  if (!known) {
    return {
      status: 500,
      body: {
        success: false,
        code: 'INTERNAL',
        message: 'Something went wrong on our side. Try again. If it happens again, tell us the request ID.',
      },
      headers: {},
      isUnexpected: true,
    };
  }
  const { fields, body, headers = {} } = known.extra;
  return {
    status: known.status,
    body: { success: false, code: known.code, message: known.message, ...(fields && { fields }), ...body },
    headers,
    isUnexpected: isFull,
  };
}

const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 14031]);

const isDiskFull = (error: unknown): boolean =>
  errorChain(error).some((reason) => 'code' in reason && DISK_FULL.has(reason.code));

export const charsetError = () =>
  new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json in UTF-8.');

function fromBodyParser(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large')
    return new AppError(413, 'PAYLOAD_TOO_LARGE', 'The request is too large. At most 100 kB.');
  if (type === 'entity.parse.failed') {
    const isJson = 'body' in error && /^\s*(null|true|false|"|-?\d)/.test(String(error.body));
    const message = isJson ? 'The body must be a JSON object.' : 'The body is not valid JSON.';
    return new AppError(400, 'MALFORMED_BODY', message);
  }
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return charsetError();
  if (error instanceof URIError)
    return new AppError(400, 'MALFORMED_BODY', 'The address is not well formed.');
  // From Express and its parsers, such as for a corrupt compressed body.
  if ('status' in error && Number(error.status) >= 400 && Number(error.status) < 500)
    return new AppError(400, 'MALFORMED_BODY', 'The request could not be read.');
  return undefined;
}

const CONNECTION_ERRORS = new Set([
  'MongooseServerSelectionError',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'DisconnectedError',
]);
/** Mongoose buffers calls until connected and times out with only a message. */
const isNotConnected = (error: Error) =>
  error.name === 'MongooseError' && error.message.includes('buffering timed out');
/** Socket errors that the driver has not wrapped; requests open no other sockets. */
const SOCKET_BROKE = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const NOT_PRIMARY = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

function fromDatabase(error: unknown): AppError | undefined {
  return isDatabaseAway(error) ? new DatabaseUnavailableError() : undefined;
}

export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError || errorChain(error).some(isAway);

const isAway = (error: Error): boolean =>
  CONNECTION_ERRORS.has(error.name) ||
  isNotConnected(error) ||
  ('code' in error && (SOCKET_BROKE.has(error.code) || NOT_PRIMARY.has(Number(error.code))));

/** A bulk write wraps the connection error. */
function errorChain(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const wrapped = 'errorResponse' in error ? errorChain(error.errorResponse) : [];
  return [error, ...wrapped, ...errorChain(error.cause)];
}
