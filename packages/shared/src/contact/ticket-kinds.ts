/** A complaint has the clock of rule 4(5) of the Consumer Protection (E-Commerce) Rules, 2020; a question has none. */
export const TICKET_KINDS = ['question', 'complaint'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** What the list of E-DASH shows. */
export const TICKET_SHOWS = ['open', 'due', 'overdue', 'answered', 'closed', 'all'] as const;
export type TicketShow = (typeof TICKET_SHOWS)[number];
