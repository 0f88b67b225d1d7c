import { TICKET_FILTERS } from '@e-store/shared/contact/ticket-rules';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/messages'>['query'];
export const tickets = createReadSlice('tickets', 'GET /admin/messages');

export const answerTicket = createAdminThunk('ticket/answer', 'POST /admin/messages/:id/answers');
export const addTicketNote = createAdminThunk('ticket/note', 'POST /admin/messages/:id/notes');
export const setTicketState = createAdminThunk('ticket/move', 'PUT /admin/messages/:id');

export const ticket = createReadSlice('ticket', 'GET /admin/messages/:id', [
  answerTicket,
  addTicketNote,
  setTicketState,
]);

export const ticketQuery = (search: URLSearchParams): Query =>
  readListParams(search, { show: read.oneOf(TICKET_FILTERS), page: read.page }) as Query;
