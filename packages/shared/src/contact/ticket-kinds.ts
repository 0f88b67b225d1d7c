/** Only complaints have deadlines (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). */
export const TICKET_KINDS = ['question', 'complaint'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_FILTERS = ['open', 'due', 'overdue', 'answered', 'closed', 'all'] as const;
export type TicketFilter = (typeof TICKET_FILTERS)[number];
