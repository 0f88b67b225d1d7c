import type { NumberSearch } from '../../platform/number-search.ts';

export const ticketNumberSearch: NumberSearch = {
  section: 'messages',
  find: async ({ contactMessages }, number) => {
    const [, digits] = /^T?(\d{6,12})$/.exec(number) ?? [];
    if (digits === undefined) return [];
    const ticket = await contactMessages.findOne({ number: `T-${digits}` }, { number: 1 }).lean();
    return ticket ? [{ kind: 'ticket', number: ticket.number, ticket: String(ticket._id) }] : [];
  },
};
