import type { ApiInput } from '../../lib/api-client.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export type NewContactMessage = ApiInput<'POST /contact'>['body'];

export const sendContactMessage = createApiThunk('contact/send', (api, body: NewContactMessage) =>
  api.call('POST /contact', { body }),
);
