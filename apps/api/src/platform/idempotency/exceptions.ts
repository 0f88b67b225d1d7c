/**
 * Calls that change data without storing a response, with the reason. Each is safe to repeat.
 * `apps/api/src/idempotency.contract.test.ts` checks this list.
 */
export const IDEMPOTENCY_EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /order/new': 'Stores its keys permanently with the order: a retry returns the current order.',
  'POST /cart/quote': 'A read: it changes nothing.',
  'POST /login': 'Its response sets a session cookie. Signing in again starts another session.',
  'POST /register': 'Its response sets a session cookie. A second account with the email is rejected (409).',
  'GET /logout': 'Ends the session of the cookie; without a session there is nothing to end.',
  'POST /logout': 'Ends the session of the cookie; without a session there is nothing to end.',
  'PUT /password/update/':
    'Its response sets a session cookie. The old password is rejected the second time.',
  'PUT /password/reset/:token': 'Its response sets a cookie. The mailed token is valid once.',
  'POST /admin/confirm': 'Takes a password; a repeated confirmation is a new confirmation.',
  'POST /admin/second-factor/key':
    'Its response contains a secret. Nothing is stored until the confirmation.',
  'PUT /admin/second-factor':
    'Its response contains recovery codes. A second call is rejected, because two-step sign-in is on.',
  'POST /admin/second-factor/recovery-codes':
    'Its response contains recovery codes. The codes of the latest response are valid.',
  'POST /admin/second-factor/end': 'Takes a code; without two-step sign-in there is nothing to end.',
  'POST /admin/customers/:id/export':
    'Its response contains all data of a person. Only the audit trail changes.',
  'POST /me/erase': 'Takes a password and ends the session. Without the account there is nothing to erase.',
  'POST /product/:id/alerts':
    'Its response contains the unsubscribe key. A repeated request returns the same alert with one more key.',
  'POST /admin/pictures':
    'The URL of a picture is derived from its content: the same file is the same picture.',
};
