import { apiCall, createApiThunk } from '../../lib/thunk.ts';

export const subscribe = createApiThunk('newsletter/subscribe', apiCall('POST /newsletter'));
export const confirmSubscription = createApiThunk('newsletter/confirm', apiCall('POST /newsletter/confirm'));
export const unsubscribe = createApiThunk('newsletter/unsubscribe', apiCall('POST /newsletter/unsubscribe'));
