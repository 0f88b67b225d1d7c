import type { ErrorCode } from './error-body.ts';

export type ErrorEntry = {
  status: readonly [number, ...number[]];
  meaning: string;
  remedy: string;
};

/** Every error code: source of docs/errors.md and of the OpenAPI errors. */
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorEntry>> = {
  VALIDATION_FAILED: {
    status: [400],
    meaning: 'Something in path, query or body is missing or not as described.',
    remedy: 'Mend what `fields` names, each with its sentence, and send it again.',
  },
  MALFORMED_BODY: {
    status: [400, 408],
    meaning:
      'The body is not valid JSON, the address is not well formed, or this is no HTTP; 408: the request did not come to its end in time.',
    remedy: 'Send JSON in UTF-8 and percent-encode the address.',
  },
  WRONG_PASSWORD: {
    status: [400],
    meaning: 'The password of the signed-in account, asked for once more, is wrong.',
    remedy: 'Ask the person for it again, beside the input that `fields` names.',
  },
  WRONG_CODE: {
    status: [400],
    meaning: 'The code of the authenticator app, or the recovery code, is wrong or was used.',
    remedy: 'Ask for the next code, beside the input that `fields` names.',
  },
  INVALID_TOKEN: {
    status: [400],
    meaning: 'The token of a mailed link or of the step before is used, expired or unknown.',
    remedy: 'Ask for a new one by the call that sent it.',
  },
  UNAUTHENTICATED: {
    status: [401],
    meaning: 'The call needs a session, and there is none or it has ended.',
    remedy: 'Sign in by `POST /login` and send the cookie along.',
  },
  INVALID_CREDENTIALS: {
    status: [401],
    meaning: 'Email or password is not right; which of them is not told.',
    remedy: 'Ask for both again.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: [401],
    meaning:
      'Email and password are right; the account signs in with a second step, and its code is missing or not right.',
    remedy: 'Send the sign-in again with `code`: six digits of the authenticator app, or a recovery code.',
  },
  SECOND_FACTOR_UNREADABLE: {
    status: [409],
    meaning:
      'The server cannot open the key of the account’s authenticator app: `TOTP_SECRET` is not the one that encrypted it.',
    remedy:
      'Send a recovery code. An operator restores `TOTP_SECRET`, or an Admin turns off the second step.',
  },
  FORBIDDEN: {
    status: [403],
    meaning: 'The account has not the role for this, or a browser fetched it ahead of its time.',
    remedy: 'Use an account with one of the roles that the operation names.',
  },
  CROSS_ORIGIN: {
    status: [403],
    meaning: 'A browser asked for a change from a page of another site.',
    remedy:
      'Call from the shop’s own pages, or from a program that sends neither `Origin` nor `Sec-Fetch-Site`.',
  },
  PASSWORD_CONFIRMATION_REQUIRED: {
    status: [403],
    meaning: 'Calls for staff ask for the password again half an hour after it was typed last.',
    remedy: 'Send the password to `POST /admin/confirm`, then repeat the call.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: [403],
    meaning: 'The shop requires a second step of all staff, and this account has none yet.',
    remedy: 'Set it up by `POST /admin/second-factor/key` and `PUT /admin/second-factor`.',
  },
  NEW_PASSWORD_REQUIRED: {
    status: [403],
    meaning:
      'Email and password are right, but the password is shorter than the role of the account asks for.',
    remedy: 'Choose a new password by the link that was mailed, then sign in again.',
  },
  NOT_FOUND: {
    status: [404],
    meaning: 'There is nothing of this id or address, or it is somebody else’s.',
    remedy: 'Check the id; do not repeat the call.',
  },
  METHOD_NOT_ALLOWED: {
    status: [405],
    meaning: 'The path is there, but not with this method.',
    remedy: 'Use one of the methods in the header `Allow`.',
  },
  NOT_ACCEPTABLE: {
    status: [406],
    meaning: 'The header `Accept` rules out JSON, and the API answers nothing else.',
    remedy: 'Accept `application/json`, or leave the header away.',
  },
  CONFLICT: {
    status: [409],
    meaning: 'What is asked does not go with the present state, such as cancelling what is on its way.',
    remedy: 'Read the thing anew and decide again; `message` says what is in the way.',
  },
  CHANGED_MEANWHILE: {
    status: [409, 412],
    meaning:
      'Somebody else changed it since it was read (412 with `If-Match`); the body holds what is there now.',
    remedy: 'Read it anew, apply the change to that, and send its version as `If-Match`.',
  },
  PRICE_CHANGED: {
    status: [409],
    meaning: 'The total that the shopper saw is no longer what the order costs. Nothing was ordered.',
    remedy: 'Show the fresh `quote` of the body, and order with its total when the shopper agrees.',
  },
  PROMO_REFUSED: {
    status: [409],
    meaning: 'The promo code does not apply to this order. Nothing was ordered.',
    remedy: 'Show why, and the `quote` of the body without the code.',
  },
  OUT_OF_STOCK: {
    status: [409],
    meaning: 'Fewer pieces are left than were asked for. Nothing was ordered.',
    remedy: 'Offer what `lines` of the body says is left.',
  },
  PRODUCT_UNAVAILABLE: {
    status: [409],
    meaning: 'A product of the order is no longer sold. Nothing was ordered.',
    remedy: 'Take it out of the cart.',
  },
  PAYMENT_METHOD_UNAVAILABLE: {
    status: [409],
    meaning: 'The shop does not offer this payment method. Nothing was ordered.',
    remedy: 'Send the order with `paymentMethod` `COD`, or without it.',
  },
  ORDER_LIMIT: {
    status: [409],
    meaning: 'It is more than the shop lets out before anything is paid. Nothing was ordered.',
    remedy: 'Order less, or wait until earlier orders have arrived; `message` names the limit.',
  },
  EMAIL_PROOF_REQUIRED: {
    status: [409],
    meaning:
      'The owner wants the email of an account proven before its second order under way. Nothing was ordered.',
    remedy: 'Ask for the mail by `POST /me/email-proof`, open its link, and send the order again.',
  },
  EMAIL_TAKEN: {
    status: [409],
    meaning: 'There is an account with this email.',
    remedy: 'Sign in, or use another address.',
  },
  ALREADY_EXISTS: {
    status: [409],
    meaning: 'A promo code, a category or a staff member with this name or address exists.',
    remedy: 'Choose another for the input that `fields` names, or change what exists.',
  },
  PAYLOAD_TOO_LARGE: {
    status: [413, 414, 431],
    meaning:
      'The body is larger than the call takes: 100 kB, of a picture what its operation says; 414: the address is longer than 8 kB; 431: the headers with it than 16 kB.',
    remedy: 'Send less.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: [415],
    meaning: 'The body is of a type, a charset or an encoding that the call does not take.',
    remedy: 'Send `Content-Type: application/json`, a picture with its own type.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: [422],
    meaning: 'Another request was sent under this `Idempotency-Key` before.',
    remedy: 'Make a new key for every new request; keep it for retries of the same one only.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: [409],
    meaning: 'The first request with this `Idempotency-Key` is still being processed.',
    remedy: 'Send the same request with the same key again after `Retry-After` seconds.',
  },
  ALREADY_DONE: {
    status: [409],
    meaning:
      'The first request with this `Idempotency-Key` was saved, but its answer was lost. Nothing was done again.',
    remedy: 'Read the record to see the result; do not send the request with a new key.',
  },
  PRECONDITION_REQUIRED: {
    status: [428],
    meaning: 'The call changes a versioned record, and the header `If-Match` is missing.',
    remedy:
      'Read the record and send its version as `If-Match`, such as `"3"`; the operation names the field that holds it.',
  },
  TOO_MANY_REQUESTS: {
    status: [429],
    meaning: 'A limit by account or by address is used up; `RateLimit` names it.',
    remedy: 'Wait for as many seconds as `Retry-After` says.',
  },
  INTERNAL: {
    status: [500],
    meaning: 'Something failed that nobody foresaw; nothing was half done.',
    remedy:
      'Try again once, a change with the same `Idempotency-Key`; if it stays, tell the shop the `requestId`.',
  },
  SERVICE_UNAVAILABLE: {
    status: [503],
    meaning: 'The shop cannot answer right now, mostly because its database is away.',
    remedy:
      'Try again after `Retry-After` seconds. A change may have been saved: send it with the same `Idempotency-Key`, or look before you send it again.',
  },
};
