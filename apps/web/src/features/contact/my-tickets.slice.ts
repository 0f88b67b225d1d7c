import type { Ticket } from '@e-store/shared/contact/ticket';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import type { ApiInput } from '../../lib/api-client.ts';

export type NewContactMessage = ApiInput<'POST /contact'>['body'];

export const sendContactMessage = createApiThunk('contact/send', 'POST /contact');

type TicketsState = RequestState & { tickets: Ticket[] };

const initialState = { ...idle, tickets: [] } as TicketsState;

export const fetchMyTickets = createApiThunk('myTickets/fetch', 'GET /me/tickets');

export const myTicketsSlice = createSlice({
  name: 'myTickets',
  initialState,
  reducers: {
    /** Another person may have signed in. */
    ticketsCleared: () => initialState,
  },
  extraReducers: (builder) => {
    addRequestCases(builder, fetchMyTickets, {
      success: (state, { tickets }) => {
        state.tickets = tickets;
      },
    });
  },
  selectors: {
    selectMyTickets: (state) => state.tickets,
    selectMyTicketsLoading: (state) =>
      state.status === 'idle' || (state.status === 'loading' && state.tickets.length === 0),
    selectMyTicketsError: (state) => state.error,
  },
});

export const { ticketsCleared } = myTicketsSlice.actions;
export const { selectMyTickets, selectMyTicketsLoading, selectMyTicketsError } = myTicketsSlice.selectors;
