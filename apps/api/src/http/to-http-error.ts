import { AppError, DatabaseAwayError, UnavailableError } from '../errors.ts';

export type HttpError = {
  status: number;
  body: { success: false; code: string; message: string; fields?: Record<string, string> };
  headers: Record<string, string>;
  /** Nobody foresaw it: to be logged in full, answered without detail. */
  isUnexpected: boolean;
};

/** What an error becomes on the wire. Pure: the handler around it adds the request id and logs. */
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

/** Of the system, and of MongoDB on a disk of its own. */
const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 14031]);

/** Whether something could not be written because a disk, or the shop's share of it, is full. */
const isDiskFull = (error: unknown): boolean =>
  reasonsOf(error).some((reason) => 'code' in reason && DISK_FULL.has(reason.code));

/** Errors of express.json and of the URL decoder carry a `type` or a `status` of their own. */
function fromBodyParser(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large')
    return new AppError(413, 'PAYLOAD_TOO_LARGE', 'The request is too large. At most 100 kB.');
  if (type === 'entity.parse.failed')
    return new AppError(400, 'MALFORMED_BODY', 'The body is not valid JSON.');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json in UTF-8.');
  if (error instanceof URIError)
    return new AppError(400, 'MALFORMED_BODY', 'The address is not well formed.');
  // Whatever else Express and its parts blame the caller for, such as a body that cannot be unpacked.
  if ('status' in error && Number(error.status) >= 400 && Number(error.status) < 500)
    return new AppError(400, 'MALFORMED_BODY', 'The request could not be read.');
  return undefined;
}

const AWAY = new Set([
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
/** Mongoose holds calls back until it is connected, and gives up by a sentence alone. */
const isNotConnected = (error: Error) =>
  error.name === 'MongooseError' && error.message.includes('buffering timed out');
/** A socket that broke before the driver could say so in its own words; requests have none but those to the database. */
const SOCKET_BROKE = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** A primary that steps down or shuts down says so with these codes. */
const NOT_PRIMARY = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

function fromDatabase(error: unknown): AppError | undefined {
  return isDatabaseAway(error) ? new DatabaseAwayError() : undefined;
}

/** Whether the database could not be reached, or has no primary. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAwayError || reasonsOf(error).some(isAway);

const isAway = (error: Error): boolean =>
  AWAY.has(error.name) ||
  isNotConnected(error) ||
  ('code' in error && (SOCKET_BROKE.has(error.code) || NOT_PRIMARY.has(Number(error.code))));

/** An error, and what it came of: a bulk write puts its own around that of the connection. */
function reasonsOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const wrapped = 'errorResponse' in error ? reasonsOf(error.errorResponse) : [];
  return [error, ...wrapped, ...reasonsOf(error.cause)];
}
