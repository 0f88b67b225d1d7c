import type { TicketKind, TicketState } from '@e-store/shared/contact/ticket-rules';

const ANSWERS = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

export const myTicketMessages = {
  title: 'Your messages',
  lead: 'Messages you sent while logged in. We also email our answers to you.',
  loading: 'Your messages are loading',
  none: 'You have not sent us any messages yet.',
  write: 'Contact us',
  kinds: { question: 'Question', complaint: 'Complaint' } satisfies Record<TicketKind, string>,
  states: {
    open: 'Open',
    answered: 'Answered',
    closed: 'Closed',
  } satisfies Record<TicketState, string>,
  titleOf: (kind: string, number: string) => `${kind} ${number}`,
  written: (moment: string) => `Sent ${moment}`,
  acknowledgeBy: (moment: string) => `We will acknowledge it by ${moment}.`,
  settleBy: (day: string) => `We will resolve it by ${day}.`,
  answers: ANSWERS,
  again: (ticket: string) => `Write to us about ${ticket}`,
  from: (moment: string) => `E-Store, ${moment}`,
} as const;
