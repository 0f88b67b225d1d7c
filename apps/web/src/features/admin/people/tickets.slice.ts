import { TICKET_SHOWS } from '@e-store/shared/contact/ticket-kinds';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';
import { read, readAddress } from './list-url.ts';

type Query = ApiInput<'GET /admin/messages'>['query'];
type Said = { id: string; words: string };

export const tickets = makeReadSlice('tickets', (api, query: Query) =>
  api.call('GET /admin/messages', { query }),
);

export const answerTicket = createDashThunk('ticket/answer', (api, { id, words }: Said) =>
  api.call('POST /admin/messages/:id/answers', { params: { id }, body: { words } }),
);
export const noteTicket = createDashThunk('ticket/note', (api, { id, words }: Said) =>
  api.call('POST /admin/messages/:id/notes', { params: { id }, body: { words } }),
);
export const moveTicket = createDashThunk(
  'ticket/move',
  (api, { id, state }: { id: string; state: 'open' | 'closed' }) =>
    api.call('PUT /admin/messages/:id', { params: { id }, body: { state } }),
);

export const ticket = makeReadSlice(
  'ticket',
  (api, id: string) => api.call('GET /admin/messages/:id', { params: { id } }),
  [answerTicket, noteTicket, moveTicket],
);

export const ticketQuery = (search: URLSearchParams): Query =>
  readAddress(search, { show: read.oneOf(TICKET_SHOWS), page: read.page }) as Query;
