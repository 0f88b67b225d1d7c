import { TICKET_FILTERS } from '@e-store/shared/contact/ticket-rules';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/messages'>['query'];
type TicketReply = { id: string; words: string };

export const tickets = createReadSlice('tickets', (api, query: Query) =>
  api.call('GET /admin/messages', { query }),
);

export const answerTicket = createAdminThunk('ticket/answer', (api, { id, words }: TicketReply) =>
  api.call('POST /admin/messages/:id/answers', { params: { id }, body: { words } }),
);
export const addTicketNote = createAdminThunk('ticket/note', (api, { id, words }: TicketReply) =>
  api.call('POST /admin/messages/:id/notes', { params: { id }, body: { words } }),
);
export const setTicketState = createAdminThunk(
  'ticket/move',
  (api, { id, state }: { id: string; state: 'open' | 'closed' }) =>
    api.call('PUT /admin/messages/:id', { params: { id }, body: { state } }),
);

export const ticket = createReadSlice(
  'ticket',
  (api, id: string) => api.call('GET /admin/messages/:id', { params: { id } }),
  [answerTicket, addTicketNote, setTicketState],
);

export const ticketQuery = (search: URLSearchParams): Query =>
  readListParams(search, { show: read.oneOf(TICKET_FILTERS), page: read.page }) as Query;
