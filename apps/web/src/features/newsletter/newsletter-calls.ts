import { createApiThunk } from '../../lib/thunk.ts';

export const subscribe = createApiThunk('newsletter/subscribe', 'POST /newsletter');
export const confirmSubscription = createApiThunk('newsletter/confirm', 'POST /newsletter/confirm');
export const unsubscribe = createApiThunk('newsletter/unsubscribe', 'POST /newsletter/unsubscribe');
