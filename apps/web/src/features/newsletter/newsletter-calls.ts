import type { ApiInput } from '../../lib/api-client.ts';
import { createApiThunk } from '../../lib/thunk.ts';

type MailedToken = { token: string };

export const subscribe = createApiThunk(
  'newsletter/subscribe',
  (api, body: ApiInput<'POST /newsletter'>['body']) => api.call('POST /newsletter', { body }),
);

export const confirmSubscription = createApiThunk('newsletter/confirm', (api, body: MailedToken) =>
  api.call('POST /newsletter/confirm', { body }),
);

export const unsubscribe = createApiThunk('newsletter/unsubscribe', (api, body: MailedToken) =>
  api.call('POST /newsletter/unsubscribe', { body }),
);
