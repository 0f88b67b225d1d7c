import { data, type ActionFunction, type Params } from 'react-router-dom';
import { isUnavailable } from '../../lib/api-failure.ts';
import { toFormResult } from '../../lib/form-result.ts';

type Fields = Record<string, string | undefined>;
type Send = (form: Fields, params: Params) => Promise<Parameters<typeof toFormResult>[0]>;

/** The API call of a form posted without scripts. */
export function formAction(send: Send): ActionFunction {
  return async ({ request, params }) => {
    // Mail programs may post another format; only the address counts.
    const sent = /urlencoded/i.test(request.headers.get('content-type') ?? '') ? await request.text() : '';
    const form: Fields = Object.fromEntries(new URLSearchParams(sent));
    const answer = toFormResult(await send(form, params));
    const { failure } = answer;
    return data(failure ? { ...answer, sent: form } : answer, {
      status: failure ? (isUnavailable(failure) ? 503 : failure.status) : 200,
    });
  };
}
